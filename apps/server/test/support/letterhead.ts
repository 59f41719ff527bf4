/** A letterhead on which nothing stands. */
export const EMPTY_LETTERHEAD = {
  companyName: '',
  abn: '',
  address: '',
  phone: '',
  email: '',
  inspectorName: '',
  licenceNumber: '',
  accentColour: '',
};
