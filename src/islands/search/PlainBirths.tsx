/** Children's dates of birth where no script can ask for as many as there are children. */
import { MOST_CHILDREN } from '../../config/reservation.ts'
import { fill, type SearchTexts } from '../../search/texts.ts'

export function PlainBirths({ texts }: { texts: SearchTexts }) {
  return (
    <noscript>
      <fieldset className="search__births">
        <legend>{texts.childrenHint}</legend>
        {Array.from({ length: MOST_CHILDREN }, (_, index) => (
          <label key={index}>
            <span>{fill(texts.birthDate, { number: index + 1 })}</span>
            <input className="input figures" type="text" name="childages" placeholder={texts.dateFormat} />
          </label>
        ))}
      </fieldset>
    </noscript>
  )
}
