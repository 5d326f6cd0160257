import { LANGS, NETWORK } from '../../src/demo/contract.ts'
import type * as wire from '../../src/demo/contract.ts'
import { World } from '../../src/demo/world.ts'

/** What "nothing" looks like on the wire; each record takes them in turn. */
const listless = (turn: number) => [undefined, null, []][turn % 3] as never

/** Every optional field is missing, null or empty; what is left is the least that the contract asks for. */
export function sparse(): World {
  const world = new World()
  world.properties = [
    { id: NETWORK.propertyId, name: 'Bay Hotels', slug: 'bay-hotels', propertyNetwork: { id: 2, name: 'Bay Hotels' } },
    { id: 61, name: 'Sade', slug: 'sade' },
    {
      id: 62,
      name: 'Yalın',
      slug: 'yalin',
      reservationUrl: null,
      regionCode: null,
      stars: null,
      logo: null,
      image: null,
    },
    { id: 63, name: 'Boş', slug: 'bos', reservationUrl: '' },
  ]
  for (const [turn, lang] of LANGS.entries()) {
    const hotel = lang === 'tr' ? 'oteller/sade' : 'hotels/sade'
    const nullHotel = hotel.replace('sade', 'yalin')
    const bare = (id: number, url: string, code?: string): wire.Page => ({
      id,
      url,
      locale: lang,
      title: `Sade ${id}`,
      property: { id: 61 },
      ...(code && { category: { code } }),
    })
    world.addPage({ ...bare(1, '', 'HOME'), property: { id: NETWORK.propertyId } })
    world.addPage(bare(2, hotel, 'HOTEL'))
    world.addPage(nullPage(bare(3, nullHotel, 'HOTEL'), turn))
    world.addPage(bare(4, `${hotel}/${lang === 'tr' ? 'gastronomi' : 'gastronomy'}`, 'GASTRONOMY'))
    world.addPage(bare(5, `${hotel}/${lang === 'tr' ? 'iletisim' : 'contact'}`, 'CONTACT'))
    world.addPage(
      bare(6, `${hotel}/${lang === 'tr' ? 'sertifikalar-ve-oduller' : 'certificates-and-awards'}`, 'CERTIFICATE'),
    )
    world.addPage(bare(7, `${hotel}/${lang === 'tr' ? 'spa' : 'spa-and-wellness'}`, 'SPA'))
    world.addPage(bare(8, `${hotel}/${lang === 'tr' ? 'galeri' : 'gallery'}`, 'GALLERY'))
    world.addPage(bare(9, `${hotel}/${lang === 'tr' ? 'odalar' : 'rooms'}`, 'ROOMS'))
    world.gastronomies.set([4, lang], { groups: [{ code: 'BAR', title: 'Bar', items: [] }] })
    world.contacts.set([5, lang], {})
    world.certificates.set([6, lang], { items: [] })
    world.outlets.set([7, lang], {
      title: 'Spa',
      images: listless(turn),
      hours: listless(turn),
      features: listless(turn),
    })
    world.spas.set([7, lang], { treatments: listless(turn), facilities: listless(turn + 1) })
    world.rooms.set([61, lang], [{ id: 6101, slug: `oda-${lang}`, name: `Oda ${lang}` }])
    world.stories.set([61, lang], [{ id: 6151, title: 'Boş', items: [] }])
    if (turn % 2) world.fixAnswer(`/v1/regions/active?lang=${lang}&case=ucase`, null)
    if (turn % 2) world.fixAnswer(`/v1/menus?property-id=61&lang=${lang}`, null)
  }
  return world
}

function nullPage(page: wire.Page, turn: number): wire.Page {
  return {
    ...page,
    property: { id: 62, contact: null, propertyNetwork: null },
    categoryTemplate: null,
    options: listless(turn),
    sliders: listless(turn + 1),
    heroSlides: listless(turn + 2),
    contents: turn % 2 ? null : {},
    metas: listless(turn),
    breadcrumbs: listless(turn + 1),
    hrefLangs: listless(turn + 2),
    events: listless(turn),
    sessions: listless(turn + 1),
    gallery: null,
    updatedAt: null,
  }
}
