import { components } from './components.ts'
import { counts } from './counts.ts'
import { errors } from './errors.ts'
import { facts, house, stars } from './facts.ts'
import { pages } from './pages.ts'

export const tr = {
  components,
  counts,
  errors,
  facts,
  house,
  pages,
  /** Over every page of a release that is not live; the text is folded away. */
  preview: {
    title: 'Önizleme: {{number}} numaralı sürüm yayında değil',
    text: 'Formlar gönderilmez. Bu adres şu tarihe kadar geçerlidir: {{date}}, {{time}}.',
    // In place of a preview whose address shows nothing any more.
    ended: 'Bu önizleme bağlantısı artık çalışmıyor',
    endedWhy: 'Süresi doldu, eksik kopyalandı veya gösterdiği sürüm artık saklanmıyor.',
    endedAsk: 'Bağlantıyı size gönderen kişiden yenisini isteyin: yayın masasında yeni bir bağlantı hazırlayabilir.',
  },
  stars,
}
