import { components } from './components.ts'
import { counts } from './counts.ts'
import { errors } from './errors.ts'
import { facts, house, stars } from './facts.ts'
import { pages } from './pages.ts'

export const de = {
  components,
  counts,
  errors,
  facts,
  house,
  pages,
  /** Over every page of a release that is not live; the text is folded away. */
  preview: {
    title: 'Vorschau: Version {{number}} ist nicht veröffentlicht',
    text: 'Formulare werden nicht gesendet. Diese Adresse gilt bis {{date}}, {{time}} Uhr.',
    // In place of a preview whose address shows nothing any more.
    ended: 'Dieser Vorschau-Link funktioniert nicht mehr',
    endedWhy: 'Er ist abgelaufen, wurde unvollständig kopiert, oder die gezeigte Version wird nicht mehr aufbewahrt.',
    endedAsk:
      'Bitten Sie die Person, von der Sie den Link haben, um einen neuen: Sie kann ihn im Redaktionsbereich erstellen.',
  },
  stars,
}
