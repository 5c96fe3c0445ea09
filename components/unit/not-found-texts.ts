/* Apart from the screens, so that pages on the server can read them for their titles. */

export const propertyNotFound = {
  title: 'Property Not Found',
  text: "The property you're looking for doesn't exist or has been removed from our listings.",
};

export const unitNotFound = {
  title: 'Unit Not Found',
  text: "The unit you're looking for doesn't exist or has been removed.",
};

export const propertyOrUnitNotFound = {
  title: 'Property or Unit Not Found',
  text: "The property or unit you're looking for doesn't exist or has been removed.",
};
