// What Swift does not import from GTK by itself: macros, variadic functions and constants that are casts.
#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>

/// A closure whose every emission goes through `marshal`, and whose `data` is given to `finalize` when
/// nothing can call it any more.
static inline GClosure *picker_closure_new(gpointer data, GClosureMarshal marshal, GClosureNotify finalize) {
    GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
    g_closure_set_marshal(closure, marshal);
    g_closure_add_finalize_notifier(closure, data, finalize);
    return closure;
}

/// A new object, floating where its type is. A role of -1 leaves the type's own accessible role.
static inline gpointer picker_object_new(GType type, int role) {
    if (role < 0) return g_object_new(type, NULL);
    return g_object_new(type, "accessible-role", (GtkAccessibleRole)role, NULL);
}

static inline GType picker_type_of(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

static inline gboolean picker_is_a(gconstpointer instance, GType type) {
    return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

static inline GType picker_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType picker_type_int(void) { return G_TYPE_INT; }
static inline GType picker_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType picker_type_enum(void) { return G_TYPE_ENUM; }
static inline GType picker_type_string(void) { return G_TYPE_STRING; }

static inline GType picker_type_strings(void) { return G_TYPE_STRV; }

/// The size of a type's instance and class, which a subclass has to repeat.
static inline GTypeQuery picker_type_query(GType type) {
    GTypeQuery query;
    g_type_query(type, &query);
    return query;
}

static inline gboolean picker_signal_exists(gconstpointer instance, const char *name) {
    guint identifier;
    GQuark detail;
    return g_signal_parse_name(name, G_TYPE_FROM_INSTANCE(instance), &identifier, &detail, TRUE);
}

/// Activates an action that takes a number. GTK does not take over the value it is given.
static inline gboolean picker_activate_action(GtkWidget *widget, const char *name, guint32 number) {
    GVariant *value = g_variant_ref_sink(g_variant_new_uint32(number));
    gboolean is_known = gtk_widget_activate_action_variant(widget, name, value);
    g_variant_unref(value);
    return is_known;
}

// libdispatch's own door for run loops other than its own; CoreFoundation uses it on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
