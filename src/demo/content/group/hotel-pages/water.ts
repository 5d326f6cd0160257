import type { HotelContent, SectionContent, Text } from '../../types.ts'
import { described, amount, bulletList, hours, linkTo, paragraph, prose, table, text } from '../compose.ts'
import type { ComposedPage } from '../compose.ts'
import { CENTIMETRES, groundAdvice, groundOf, METRES, SQUARE_METRES } from './facts.ts'

const pools = (hotel: HotelContent): SectionContent[] => [
  {
    key: 'pools',
    layout: 'CARDS',
    title: text('Havuzlar', 'The pools', 'Die Pools', 'Бассейны'),
    items: hotel.pools.map(({ name, text: words }, index) => ({
      key: `pool-${index + 1}`,
      layout: 'TEXT',
      title: name,
      html: paragraph(words),
      picture: { subject: 'pool', seed: hotel.id * 100 + 20 + index },
    })),
  },
  {
    key: 'pool-figures',
    layout: 'TABLE',
    title: text('Ölçüler ve saatler', 'Sizes and hours', 'Maße und Zeiten', 'Размеры и часы'),
    html: table(
      [
        text('Havuz', 'Pool', 'Pool', 'Бассейн'),
        text('Alan', 'Area', 'Fläche', 'Площадь'),
        text('Derinlik', 'Depth', 'Tiefe', 'Глубина'),
        text('Isıtma', 'Heating', 'Beheizt', 'Подогрев'),
        text('Saatler', 'Hours', 'Zeiten', 'Часы'),
      ],
      hotel.pools.map((pool) => [
        pool.name,
        amount(pool.areaM2, SQUARE_METRES),
        amount(pool.depthM, METRES),
        pool.heated
          ? text('kasım–nisan', 'November to April', 'November bis April', 'ноябрь–апрель')
          : text('yok', 'none', 'nein', 'нет'),
        hours(pool.from, pool.to),
      ]),
    ),
  },
]

const order = (hotel: HotelContent): Text =>
  bulletList([
    text(
      'Havlu, oda kartıyla havuz kulübesinden alınır ve istendiği kadar değiştirilir.',
      'Towels come from the pool hut against your room card and are changed as often as you like.',
      'Handtücher gibt es gegen die Zimmerkarte an der Poolhütte; getauscht wird, sooft Sie mögen.',
      'Полотенца выдают у бассейна по карте номера и меняют сколько угодно раз.',
    ),
    text(
      'Şezlong ayırtılmaz; bir saat boş kalan yerin eşyası toplanıp kulübede saklanır.',
      'Loungers cannot be kept: after an empty hour the things on them move to the hut.',
      'Liegen werden nicht reserviert: Was eine Stunde lang allein liegt, zieht in die Hütte um.',
      'Шезлонги не занимают: вещи, пролежавшие час без хозяина, переедут к смотрителю.',
    ),
    hotel.beach
      ? text(
          'Cankurtaranlar 08:00–19:00 arasında görevdedir; bayrak rengi kulede ve uygulamada görünür.',
          'Lifeguards are on duty from 08:00 to 19:00; the flag’s colour shows on the tower and in the app.',
          'Rettungsschwimmer sind von 8 bis 19 Uhr im Dienst; die Farbe der Flagge sehen Sie am Turm und in der App.',
          'Спасатели дежурят с 8:00 до 19:00; цвет флага виден на вышке и в приложении.',
        )
      : text(
          'Havuz başında 09:00–19:00 arasında görevli bulunur; taş basamaklar akşam ışıklandırılır.',
          'An attendant is by the pool from 09:00 to 19:00; the stone steps are lit in the evening.',
          'Von 9 bis 19 Uhr ist jemand am Becken; die Steinstufen sind abends beleuchtet.',
          'С 9:00 до 19:00 у бассейна дежурный; каменные ступени вечером подсвечены.',
        ),
    hotel.adultsOnly
      ? text(
          'Müzik yalnız barın yanındaki havuzda, o da alçak sesle.',
          'Music plays only at the pool by the bar, and quietly.',
          'Musik gibt es nur am Pool bei der Bar, und leise.',
          'Музыка играет только у бассейна при баре, и негромко.',
        )
      : text(
          'Sekiz yaşından küçük çocuk, suda bir büyüğün kol mesafesinde yüzer.',
          'Children under eight swim within an adult’s reach.',
          'Kinder unter acht schwimmen in Reichweite eines Erwachsenen.',
          'Дети до восьми лет плавают на расстоянии вытянутой руки от взрослого.',
        ),
  ])

/** Beach and pools; inland, courtyards and pools. */
export const beachPoolPage = (hotel: HotelContent): ComposedPage => {
  const { beach, name } = hotel
  const count = hotel.pools.length
  const lead: SectionContent = {
    key: 'beach',
    layout: 'MEDIA_RIGHT',
    title: beach
      ? text('Kıyı', 'The shore', 'Das Ufer', 'Берег')
      : text('Avlular', 'The courtyards', 'Die Höfe', 'Дворы'),
    html: prose(hotel.beachText),
    picture: { subject: beach ? 'beach' : 'courtyard', seed: hotel.id * 10 + 5 },
  }
  const rules: SectionContent = {
    key: 'order',
    layout: 'TEXT',
    title: text('Bilmeniz iyi olur', 'Good to know', 'Gut zu wissen', 'Полезно знать'),
    html: order(hotel),
    ...(hotel.aquapark
      ? linkTo(hotel, 'aquapark', text('Aquaparka geçin', 'To the aquapark', 'Zum Aquapark', 'В аквапарк'))
      : {}),
  }
  if (!beach) {
    return {
      title: text(
        `${name}: havuz ve avlular`,
        `Pools and courtyards at ${name}`,
        `Pools und Höfe im ${name}`,
        `${name}: бассейны и дворы`,
      ),
      description: text(
        `${name}: denizden uzakta serinlemenin yolları. ${count} havuzun alanı, derinliği ve saatleri; gölgeli taş avlular ve oturma köşeleri.`,
        `${name}: how to keep cool far from the sea. ${count} pools with their area, depth and hours, and shaded stone courtyards to sit in.`,
        `${name}: wie man fern vom Meer kühl bleibt. ${count} Pools mit Fläche, Tiefe und Zeiten, dazu schattige Höfe aus Stein zum Sitzen.`,
        `${name}: как не жарко вдали от моря. Бассейны (${count}) с площадью, глубиной и часами работы, тенистые каменные дворы для отдыха.`,
      ),
      sections: [lead, ...pools(hotel), rules],
    }
  }
  const ground = groundOf(beach.ground)
  return {
    title: text(
      `${name}: plaj ve havuz`,
      `Beach and pools at ${name}`,
      `Strand und Pools im ${name}`,
      `${name}: пляж и бассейны`,
    ),
    description: described(
      text(
        `${name}: ${beach.lengthM} metre kıyı (${ground.tr}) ve ${count} havuz. Denize uzaklık, derinlikler, açılış saatleri ve plaj düzeni.`,
        `${name}: ${beach.lengthM} metres of shore (${ground.en}) and ${count} pools. The walk to the sea, depths, opening hours and how the beach is run.`,
        `${name}: ${beach.lengthM} Meter Ufer (${ground.de}) und ${count} Pools. Weg zum Meer, Tiefen, Öffnungszeiten und was am Strand gilt.`,
        `${name}: берег ${beach.lengthM} м (${ground.ru}), бассейнов — ${count}. Путь к морю, глубина, часы работы и порядок на пляже.`,
      ),
      text('Havlular dahildir.', 'Towels are included.', 'Handtücher inklusive.', 'Полотенца включены, шезлонги тоже.'),
    ),
    sections: [
      lead,
      {
        key: 'ground',
        layout: 'TEXT',
        title: text('Ayağınızın altında', 'Underfoot', 'Unter den Füßen', 'Под ногами'),
        html: paragraph(groundAdvice(beach.ground)),
      },
      ...pools(hotel),
      rules,
    ],
  }
}

const slideTable = (hotel: HotelContent): Text =>
  table(
    [
      text('Kaydırak', 'Slide', 'Rutsche', 'Горка'),
      text('Nasıl iner?', 'How it runs', 'Wie sie läuft', 'Как едет'),
      text('En az boy', 'Minimum height', 'Mindestgröße', 'Рост от'),
    ],
    (hotel.aquapark?.slides ?? []).map(({ name, text: words, minHeightCm }) => [
      name,
      words,
      minHeightCm === 0 ? text('sınır yok', 'no limit', 'keine', 'без ограничений') : amount(minHeightCm, CENTIMETRES),
    ]),
  )

export const aquaparkPage = (hotel: HotelContent): ComposedPage => {
  const slides = hotel.aquapark?.slides ?? []
  const lowest = Math.min(...slides.map(({ minHeightCm }) => minHeightCm))
  const highest = Math.max(...slides.map(({ minHeightCm }) => minHeightCm))
  return {
    title: text(
      `${hotel.name}: aquapark`,
      `The aquapark at ${hotel.name}`,
      `Der Aquapark im ${hotel.name}`,
      `${hotel.name}: аквапарк`,
    ),
    description: text(
      `${hotel.name} aquaparkı: ${slides.length} kaydırak, her biri için en az boy, çalışma saatleri ve suda uyulan kurallar. Girişte boy ölçülür.`,
      `The aquapark at ${hotel.name}: ${slides.length} slides, the minimum height for each, the hours, and the rules that keep the queue short and safe.`,
      `Der Aquapark im ${hotel.name}: ${slides.length} Rutschen mit Mindestgröße, die Betriebszeiten und die Regeln, damit es sicher und zügig läuft.`,
      `Аквапарк отеля ${hotel.name}: горок — ${slides.length}. Минимальный рост для каждой, часы работы и правила, с которыми очередь идёт быстро.`,
    ),
    sections: [
      {
        key: 'lead',
        layout: 'MEDIA_LEFT',
        title: text('Kuleden havuza', 'From tower to pool', 'Vom Turm ins Becken', 'С башни в бассейн'),
        html: prose(hotel.aquapark?.intro ?? { tr: [], en: [], de: [], ru: [] }),
        picture: { subject: 'pool', seed: hotel.id * 10 + 6 },
      },
      {
        key: 'slides',
        layout: 'TABLE',
        title: text('Kaydıraklar', 'The slides', 'Die Rutschen', 'Горки'),
        html: slideTable(hotel),
      },
      {
        key: 'rules',
        layout: 'TEXT',
        title: text('Kaymadan önce', 'Before you slide', 'Vor dem Rutschen', 'Перед спуском'),
        html: bulletList([
          text(
            `Boy, kulenin dibinde ölçülür: ${lowest === highest ? `sınır ${highest} cm` : `sınırlar ${lowest} ile ${highest} cm arasında değişir`}. Bileklik rengi hangi kaydırağın açık olduğunu gösterir.`,
            `Height is measured at the foot of the tower: ${lowest === highest ? `the limit is ${highest} cm` : `limits run from ${lowest} to ${highest} cm`}. The wristband’s colour says which slides are yours.`,
            `Gemessen wird am Fuß des Turms: ${lowest === highest ? `Die Grenze liegt bei ${highest} cm` : `Die Grenzen liegen zwischen ${lowest} und ${highest} cm`}. Die Farbe des Bands sagt, welche Rutschen offenstehen.`,
            `Рост измеряют у подножия башни: ${lowest === highest ? `граница — ${highest} см` : `границы от ${lowest} до ${highest} см`}. Цвет браслета показывает, какие горки открыты.`,
          ),
          text(
            '10:00–12:30 ve 14:00–17:00 arasında çalışır; öğle arasında su süzülür ve borular denetlenir.',
            'It runs from 10:00 to 12:30 and from 14:00 to 17:00; in between the water is filtered and the tubes are checked.',
            'In Betrieb von 10:00 bis 12:30 und von 14:00 bis 17:00 Uhr; dazwischen wird das Wasser gefiltert und jede Röhre geprüft.',
            'Работает с 10:00 до 12:30 и с 14:00 до 17:00; в перерыве воду фильтруют, а трубы проверяют.',
          ),
          text(
            'Gözlük, takı ve metal düğmeli mayo kulenin dibindeki dolapta kalır.',
            'Glasses, jewellery and trunks with metal buttons stay in the lockers below.',
            'Brillen, Schmuck und Badehosen mit Metallknöpfen bleiben unten im Schließfach.',
            'Очки, украшения и плавки с металлическими пуговицами остаются в шкафчике внизу.',
          ),
          text(
            'Rüzgâr saniyede 12 metreyi aşarsa kule kapanır; açılış uygulamada duyurulur.',
            'When the wind passes 12 metres a second the tower closes; the app says when it opens again.',
            'Weht der Wind mit mehr als 12 Metern pro Sekunde, schließt der Turm; die App meldet, wann er wieder öffnet.',
            'При ветре сильнее 12 метров в секунду башню закрывают; об открытии сообщит приложение.',
          ),
        ]),
      },
    ],
  }
}
