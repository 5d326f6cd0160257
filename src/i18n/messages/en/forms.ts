/** Field labels, validation messages and answers of the forms. */
export const validation = {
  required: 'Required Field.',
  letters: 'Please use only spaces and letters.',
  email: 'Please enter a valid e-mail address.',
  phone: 'Please enter a valid phone number.',
  onePhone: 'Please enter one phone number only.',
  consent: 'You must accept the Personal Data Protection Law.',
  long: 'This text is too long: at most {{most}} characters.',
  arrival: 'Please choose a day of arrival from today on.',
  departure: 'Please choose a day of departure after your arrival.',
  births: 'Please give each child’s date of birth: 0 to 11 years on arrival.',
  noChildren: 'This hotel does not take children.',
}

export const contactForm = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone number',
  phoneHint: 'For example +44 7700 900123, or 0532 555 01 28 in Türkiye',
  subject: 'Subject',
  message: 'Message',
  consent: 'I have read the <privacy>privacy notice</privacy> and agree to my data being used to answer this message.',
  requiredNote: 'Fields marked with a star are required.',
  required: 'required',
  submit: 'Send message',
  leaveEmpty: 'Leave this field empty',
  success: 'Your Message Was Sent Successfully.',
  failed: 'Somethings went wrong!',
}

/** Words of the page that answers a form without script, beside the answer itself. */
export const notice = {
  invalidTitle: 'Please check what you typed',
  invalid: 'The form was not sent. Please correct the marked fields: what you typed is still there.',
  failed: 'What you typed is still there.',
  limitedTitle: 'Please wait a moment',
  limited: 'The form was not sent. Please wait a minute and send it again: what you typed is still there.',
  foreign: 'This form belongs to another website. Please send it from its own page.',
  preview: 'This is a preview: the form was not sent.',
  type: 'The form arrived in a format that we cannot read.',
  largeTitle: 'The text is too long: please shorten it',
  large: 'The form was not sent: its text is too long. Please go back and shorten it.',
  unsentTitle: 'The form was not sent',
  unsent:
    'Our server did not answer just now. Please go back in your browser: what you typed is still there. Send it again in a minute, or call us.',
}
