import { choose } from './choose.ts'
import { compare } from './compare.ts'
import { components } from './components.ts'
import { contactForm, notice, validation } from './forms.ts'
import { counts } from './counts.ts'
import { day } from './day.ts'
import { errors } from './errors.ts'
import { facts, house, stars } from './facts.ts'
import { halls } from './halls.ts'
import { map } from './map.ts'
import { pages } from './pages.ts'

export const en = {
  choose,
  compare,
  components,
  contactForm,
  counts,
  day,
  errors,
  facts,
  halls,
  house,
  map,
  notice,
  pages,
  /** Over every page of a release that is not live; the text is folded away. */
  preview: {
    title: 'Preview: release {{number}} is not live',
    text: 'Forms are not sent. This address works until {{date}}, {{time}}.',
  },
  stars,
  validation,
}
