export const minimumPasswordLength = 12;
