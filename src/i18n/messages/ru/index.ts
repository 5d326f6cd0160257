import { components } from './components.ts'
import { counts } from './counts.ts'
import { errors } from './errors.ts'
import { facts, house, stars } from './facts.ts'
import { pages } from './pages.ts'

export const ru = {
  components,
  counts,
  errors,
  facts,
  house,
  pages,
  /** Over every page of a release that is not live; the text is folded away. */
  preview: {
    title: 'Просмотр: версия {{number}} не опубликована',
    text: 'Формы не отправляются. Адрес действует до {{date}}, {{time}}.',
    // In place of a preview whose address shows nothing any more.
    ended: 'Эта ссылка на предварительный просмотр больше не работает',
    endedWhy: 'Её срок истёк, она скопирована не полностью, или показанная версия больше не хранится.',
    endedAsk: 'Попросите новую ссылку у того, кто прислал вам эту: её можно создать в разделе публикации.',
  },
  stars,
}
