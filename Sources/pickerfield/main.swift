print("pickerfield")
