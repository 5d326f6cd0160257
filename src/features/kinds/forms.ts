/** What each form says, read from what was typed. Web standards only. */
import { readReservation } from '../booking/stay/request.ts'
import type { FormHost } from '../forms/endpoint.ts'
import { readContact, readNewsletter } from '../forms/schemas.ts'

export const FORM_READERS: FormHost['readers'] = {
  newsletter: readNewsletter,
  contact: readContact,
  reservation: readReservation,
}
