/** The room of a page, for its search as a plain form: outside of the form, which all pages of a hotel share. */
import { ROOM, roomOf } from '../rules/hand-off.ts'

/** Id of the search bar's form. */
export const FORM_ID = 'search-form'

export const PlainRoom = ({ hotel, id }: { hotel: string; id: number }) => (
  <input type="hidden" name={ROOM} value={roomOf(hotel, String(id))} form={FORM_ID} />
)
