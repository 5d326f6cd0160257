import type { Picture, RegionCode, SectionContent, Slug, Text } from '../types.ts'
import { bulletList, factTable, joined, paragraph, same, table, text } from './compose.ts'

export interface RegionContent {
  code: RegionCode
  list: 'turkish-riviera' | 'anatolia'
  slug: Slug
  name: Text
  /** One or two sentences for the card. */
  text: Text
  title: Text
  description: Text
  sections: SectionContent[]
  picture: Picture
}

const SEASONS: [Text, Text, Text, Text] = [
  text('Nisan–mayıs', 'April–May', 'April–Mai', 'Апрель–май'),
  text('Haziran–ağustos', 'June–August', 'Juni–August', 'Июнь–август'),
  text('Eylül–ekim', 'September–October', 'September–Oktober', 'Сентябрь–октябрь'),
  text('Kasım–mart', 'November–March', 'November–März', 'Ноябрь–март'),
]

/** Mean highs of the air by season, and of the sea where there is one, in °C; then who should come when. */
const whenToCome = (air: number[], sea: number[] | undefined, advice: Text): SectionContent => ({
  key: 'when',
  layout: 'TABLE',
  title: text('Ne zaman gelmeli?', 'When to come', 'Wann Sie kommen', 'Когда приезжать'),
  html: joined(
    table(
      [
        text('Aylar', 'Months', 'Monate', 'Месяцы'),
        text('Gündüz', 'By day', 'Am Tag', 'Днём'),
        ...(sea ? [text('Deniz', 'Sea', 'Meer', 'Море')] : []),
      ],
      SEASONS.map((season, index) => [season, same(`${air[index]} °C`), ...(sea ? [same(`${sea[index]} °C`)] : [])]),
    ),
    paragraph(advice),
  ),
})

const gettingThere = (rows: [Text, number, number][], closing: Text): SectionContent => ({
  key: 'way',
  layout: 'TABLE',
  title: text('Ulaşım', 'Getting there', 'Anreise', 'Как добраться'),
  html: joined(
    factTable(
      rows.map(([place, km, minutes]) => [
        place,
        text(
          `${km} km, ${minutes} dakika`,
          `${km} km, ${minutes} minutes`,
          `${km} km, ${minutes} Minuten`,
          `${km} км, ${minutes} мин`,
        ),
      ]),
    ),
    paragraph(closing),
  ),
})

const lead = (
  code: RegionCode,
  subject: Picture['subject'],
  seed: number,
  title: Text,
  words: Text,
): SectionContent => ({
  key: `lead-${code.toLowerCase()}`,
  layout: 'MEDIA_RIGHT',
  title,
  html: paragraph(words),
  picture: { subject, seed },
})

const toSee = (...items: Text[]): SectionContent => ({
  key: 'see',
  layout: 'TEXT',
  title: text('Ne görülür?', 'What to see', 'Was es zu sehen gibt', 'Что посмотреть'),
  html: bulletList(items),
})

const ANTALYA_AIRPORT = text(
  'Antalya Havalimanı (AYT)',
  'Antalya Airport (AYT)',
  'Flughafen Antalya (AYT)',
  'Аэропорт Антальи (AYT)',
)
const ANTALYA = text('Antalya, Kaleiçi', 'Antalya, old town', 'Antalya, Altstadt', 'Анталья, старый город')

const everywhere = (value: string): Slug => ({ tr: value, en: value, de: value, ru: value })

export const regions: RegionContent[] = [
  {
    code: 'SIDE',
    list: 'turkish-riviera',
    slug: everywhere('side'),
    name: text('Side', 'Side', 'Side', 'Сиде'),
    text: text(
      'Deniz uzun süre sığ kalır, kum incedir. Akşam yürüyerek gidilen bir Roma tiyatrosu vardır.',
      'Shallow for a long way out. A Roman theatre you can walk to in the evening.',
      'Lange flach, feiner Sand. Und ein römisches Theater, zu dem man abends spaziert.',
      'Долгое мелководье и мелкий песок. А вечером пешком — к римскому театру.',
    ),
    title: text(
      'Side: sığ deniz, eski şehir',
      'Side: shallow sea, old town',
      'Side: flaches Meer, alte Stadt',
      'Сиде: мелкое море и древний город',
    ),
    description: text(
      'Side otelleri: sığ ve kumlu deniz, Apollon Tapınağı, Manavgat Şelalesi. Antalya Havalimanı 65 km; ne zaman gelineceği, ne görüleceği burada.',
      'Hotels in Side: a sandy, shallow sea, the temple of Apollo, the Manavgat waterfall. 65 km from Antalya Airport, with advice on when to come.',
      'Hotels in Side: flaches Meer mit Sand, Apollontempel, Wasserfall von Manavgat. 65 km vom Flughafen Antalya; dazu Rat, wann Sie kommen sollten.',
      'Отели Сиде: мелкое песчаное море, храм Аполлона, водопад Манавгат. 65 км от аэропорта Антальи; что посмотреть и когда лучше приехать.',
    ),
    sections: [
      lead(
        'SIDE',
        'ruins',
        301,
        text(
          'Sütunların arasında yüzmek',
          'Swimming beside columns',
          'Baden neben Säulen',
          'Купание рядом с колоннами',
        ),
        text(
          'Side bir yarımadanın üzerine kurulu: iki yanında kumsal, ucunda iki bin yıllık bir liman. Doğu ve batı plajları on kilometreyi aşar, deniz yüz metre sonra bile çoğu yerde bele gelir. Küçük çocukla ilk tatilini yapanlar için sahilin en rahat köşesidir; akşamları arabaların girmediği sokaklarda yürünür.',
          'Side sits on a peninsula, with sand on both sides and a harbour of two thousand years at its tip. The beaches east and west run for more than ten kilometres, and a hundred metres out the water mostly still stands at your waist. It is the easiest corner of the coast for a first holiday with a small child, and in the evening you walk through lanes where no car may drive.',
          'Side liegt auf einer Halbinsel, links und rechts Sand, an der Spitze ein zweitausend Jahre alter Hafen. Die Strände im Osten und Westen sind zusammen mehr als zehn Kilometer lang, und noch hundert Meter draußen reicht das Wasser meist nur bis zur Hüfte. Für den ersten Urlaub mit einem kleinen Kind gibt es an der Küste keine bequemere Ecke; abends geht man durch Gassen ohne Autos.',
          'Сиде стоит на полуострове: по обе стороны песок, на конце — гавань, которой две тысячи лет. Пляжи к востоку и западу тянутся больше чем на десять километров, и в ста метрах от берега вода чаще всего по пояс. Для первого отпуска с малышом это самый удобный уголок побережья, а вечером гуляют по улочкам, куда не пускают машины.',
        ),
      ),
      toSee(
        text(
          'Tiyatro: yaklaşık 15.000 kişilik, ikinci yüzyıldan; akşam ışığında gidin.',
          'The theatre: some 15,000 seats, second century; go in evening light.',
          'Das Theater: rund 15.000 Plätze, zweites Jahrhundert; am schönsten im Abendlicht.',
          'Театр: около 15 000 мест, II век; лучше идти в вечернем свете.',
        ),
        text(
          'Apollon Tapınağı: limanın ucunda beş sütun, gün batımında kalabalık olur.',
          'The temple of Apollo: five columns at the harbour’s tip, busy at sunset.',
          'Der Apollontempel: fünf Säulen an der Hafenspitze, voll bei Sonnenuntergang.',
          'Храм Аполлона: пять колонн у гавани, на закате людно.',
        ),
        text(
          'Manavgat Şelalesi: yedi kilometre içeride, su soğuk, çay bahçeleri gölgeli.',
          'Manavgat waterfall: seven kilometres inland, cold water, tea gardens in the shade.',
          'Wasserfall von Manavgat: sieben Kilometer landeinwärts, kaltes Wasser, schattige Teegärten.',
          'Водопад Манавгат: семь километров вглубь, холодная вода и чайные в тени.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 65, 60],
          [text('Manavgat', 'Manavgat', 'Manavgat', 'Манавгат'), 8, 15],
          [text('Aspendos', 'Aspendos', 'Aspendos', 'Аспендос'), 35, 35],
        ],
        text(
          'Dolmuş sahil yolundan on dakikada bir geçer ve gece yarısına dek sürer.',
          'Minibuses pass on the coast road every ten minutes until midnight.',
          'Auf der Küstenstraße fährt bis Mitternacht alle zehn Minuten ein Dolmuş.',
          'Долмуш ходит по прибрежной дороге каждые десять минут до полуночи.',
        ),
      ),
      whenToCome(
        [24, 33, 29, 18],
        [20, 27, 26, 18],
        text(
          'Bebekle gelenlere mayıs sonu ve eylül: deniz ılık, öğle güneşi yumuşaktır.',
          'With a baby, choose late May or September: the sea is mild and noon is gentle.',
          'Mit Baby am besten Ende Mai oder im September: mildes Meer, sanfter Mittag.',
          'С малышом — конец мая или сентябрь: тёплое море и мягкий полдень.',
        ),
      ),
    ],
    picture: { subject: 'ruins', seed: 31 },
  },
  {
    code: 'GOYNUK',
    list: 'turkish-riviera',
    slug: everywhere('goynuk'),
    name: text('Göynük', 'Göynük', 'Göynük', 'Гёйнюк'),
    text: text(
      'Kanyonun ağzında bir sahil köyü: sabah dağda yürünür, öğlen denize girilir.',
      'A village at the mouth of a canyon: walk in the mountains early, swim at noon.',
      'Ein Küstenort am Ausgang einer Schlucht: morgens wandern, mittags schwimmen.',
      'Посёлок у выхода из каньона: утром — в горы, в полдень — в море.',
    ),
    title: text(
      'Göynük: kanyondan denize',
      'Göynük: from canyon to sea',
      'Göynük: von der Schlucht ans Meer',
      'Гёйнюк: из каньона к морю',
    ),
    description: text(
      'Göynük otelleri: kanyon yürüyüşü, Likya Yolu, duru ve serin deniz. Antalya Havalimanı 50 km; yürüyenler ve dağ sevenler için bir sahil köyü.',
      'Hotels in Göynük: a walk through the canyon, the Lycian Way and a clear, cool sea. 50 km from Antalya Airport, for those who like to walk.',
      'Hotels in Göynük: Wanderung durch die Schlucht, Lykischer Weg, klares und kühles Meer. 50 km vom Flughafen Antalya, für alle, die gern gehen.',
      'Отели Гёйнюка: прогулка по каньону, Ликийская тропа, прозрачное прохладное море. 50 км от аэропорта Антальи — для любителей ходить.',
    ),
    sections: [
      lead(
        'GOYNUK',
        'mountain',
        302,
        text(
          'Önce dağ, sonra deniz',
          'Mountain first, then sea',
          'Erst der Berg, dann das Meer',
          'Сначала горы, потом море',
        ),
        text(
          'Göynük Çayı dağdan iner, köyü ikiye böler ve çakıl plajdan denize karışır. Vadinin üst ucundaki kanyonda duvarlar yer yer on metreye kadar yaklaşır; suyu bacağa değen serinlik ağustosta bile yerindedir. Portakal bahçelerinin arasında kalmak, yürüyüş ayakkabısını her sabah giymek isteyenlerin yeridir.',
          'The Göynük stream comes down from the mountains, parts the village in two and meets the sea at a pebble beach. In the canyon at the top of the valley the walls draw close, and the water is cold about your legs even in August. It suits people who want to live among orange groves and lace their boots every morning.',
          'Der Göynük-Bach kommt aus den Bergen, teilt den Ort in zwei Hälften und mündet am Kiesstrand ins Meer. In der Schlucht am oberen Talende rücken die Wände zusammen, und selbst im August ist das Wasser an den Beinen kalt. Richtig für Leute, die zwischen Orangenbäumen wohnen und jeden Morgen die Wanderschuhe schnüren wollen.',
          'Речка Гёйнюк спускается с гор, делит посёлок надвое и впадает в море у галечного пляжа. В каньоне в верхнем конце долины стены сходятся, и даже в августе вода холодит ноги. Это место для тех, кто хочет жить среди апельсиновых садов и каждое утро шнуровать ботинки.',
        ),
      ),
      toSee(
        text(
          'Göynük Kanyonu: gidiş dönüş dört saat; son bölüm kask ve yelekle geçilir.',
          'Göynük canyon: four hours there and back; the last stretch needs helmet and vest.',
          'Göynük-Schlucht: vier Stunden hin und zurück; das letzte Stück mit Helm und Weste.',
          'Каньон Гёйнюк: четыре часа туда и обратно; последний участок — в каске и жилете.',
        ),
        text(
          'Likya Yolu: etaplarından biri köyün üstünden başlar, çam ormanında ilerler.',
          'The Lycian Way: one of its stages starts above the village and runs through pines.',
          'Lykischer Weg: Eine Etappe beginnt über dem Ort und führt durch Kiefernwald.',
          'Ликийская тропа: один из этапов начинается над посёлком и идёт через сосны.',
        ),
        text(
          'Kemer limanı: sekiz kilometre; akşam yürüyüşü ve dondurma için.',
          'Kemer harbour: eight kilometres, for an evening walk and an ice cream.',
          'Hafen von Kemer: acht Kilometer, für Abendspaziergang und Eis.',
          'Гавань Кемера: восемь километров, вечерняя прогулка и мороженое.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 50, 50],
          [ANTALYA, 33, 35],
          [text('Kemer', 'Kemer', 'Kemer', 'Кемер'), 8, 12],
        ],
        text(
          'Kanyon yönüne belediye minibüsü yazın 09:00–18:00 arasında saat başı kalkar.',
          'In summer a municipal minibus leaves for the canyon on the hour, 09:00 to 18:00.',
          'Zur Schlucht fährt im Sommer von 9 bis 18 Uhr stündlich ein Kleinbus der Gemeinde.',
          'Летом муниципальный микроавтобус к каньону отходит каждый час с 9:00 до 18:00.',
        ),
      ),
      whenToCome(
        [22, 32, 27, 16],
        [19, 27, 25, 18],
        text(
          'Yürüyüş için nisan ve ekim, kanyonda yüzmek için temmuz.',
          'April and October for walking, July for swimming in the canyon.',
          'April und Oktober zum Wandern, Juli zum Baden in der Schlucht.',
          'Для походов — апрель и октябрь, для купания в каньоне — июль.',
        ),
      ),
    ],
    picture: { subject: 'mountain', seed: 32 },
  },
  {
    code: 'CAPPADOCIA',
    list: 'anatolia',
    slug: { tr: 'kapadokya', en: 'cappadocia', de: 'cappadocia', ru: 'cappadocia' },
    name: text('Kapadokya', 'Cappadocia', 'Kappadokien', 'Каппадокия'),
    text: text(
      'Deniz hiç yok. Vadiler, kayaya oyulmuş odalar ve şafakta balonlar var.',
      'No sea at all. Valleys, cave rooms and balloons at first light.',
      'Kein Meer, nirgends. Dafür Täler, Zimmer im Fels und Ballons im ersten Licht.',
      'Моря нет вовсе. Зато долины, комнаты в скале и воздушные шары на рассвете.',
    ),
    title: text(
      'Kapadokya: kayaya oyulmuş günler',
      'Cappadocia: days cut in stone',
      'Kappadokien: Tage aus Stein',
      'Каппадокия: дни, вырезанные в камне',
    ),
    description: text(
      'Kapadokya oteli: kayaya oyulmuş odalar, yeraltı şehri, vadiler ve balonlar. Nevşehir 40 km, Kayseri 75 km; hangi mevsimde ne giyileceği de burada.',
      'Staying in Cappadocia: rooms cut into rock, an underground town, valleys and balloons. 40 km from Nevşehir Airport; what to wear in which season.',
      'Wohnen in Kappadokien: Zimmer im Fels, eine Stadt unter der Erde, Täler und Ballons. 40 km vom Flughafen Nevşehir; was man wann anzieht.',
      'Отдых в Каппадокии: номера в скале, подземный город, долины и шары. 40 км от аэропорта Невшехира; что надеть в какое время года.',
    ),
    sections: [
      lead(
        'CAPPADOCIA',
        'cappadocia',
        303,
        text('Tüfün içinde bir ev', 'A house inside the tuff', 'Ein Haus im Tuff', 'Дом внутри туфа'),
        text(
          'Üç yanardağın külü burada taşa dönüştü; rüzgâr ve su onu kuleye, insanlar eve, güvercinliğe ve kiliseye çevirdi. Bin yüz metre yükseklikte geceler yazın da serindir, kayanın içi ise her mevsim aynı kalır. Denizi bir haftalığına özlemeyecek, erken kalkmaktan korkmayan ve bir şehri yerin sekiz kat altında gezmek isteyenler için.',
          'The ash of three volcanoes became stone here; wind and water made towers of it, people made houses, dovecotes and churches. At eleven hundred metres the nights are cool even in summer, while inside the rock the season never changes. For those who can spare the sea for a week, do not mind rising early, and would like to see a town that goes eight floors down.',
          'Die Asche dreier Vulkane ist hier zu Stein geworden; Wind und Wasser haben Türme daraus gemacht, die Menschen Häuser, Taubenschläge und Kirchen. Auf elfhundert Metern sind die Nächte auch im Sommer kühl, im Fels dagegen bleibt es das ganze Jahr gleich. Für alle, die eine Woche ohne Meer auskommen, gern früh aufstehen und eine Stadt sehen wollen, die acht Stockwerke in die Tiefe reicht.',
          'Пепел трёх вулканов стал здесь камнем; ветер и вода сделали из него башни, люди — дома, голубятни и церкви. На высоте тысячи ста метров ночи прохладны и летом, а внутри скалы время года не меняется. Для тех, кто неделю обойдётся без моря, не боится рано вставать и хочет увидеть город, уходящий на восемь этажей вниз.',
        ),
      ),
      toSee(
        text(
          'Göreme Açık Hava Müzesi: kaya kiliseleri ve freskler; 1985’ten beri Dünya Mirası.',
          'Göreme open-air museum: rock churches and frescoes, World Heritage since 1985.',
          'Freilichtmuseum Göreme: Felskirchen und Fresken, Welterbe seit 1985.',
          'Музей под открытым небом Гёреме: скальные церкви и фрески, Всемирное наследие с 1985 года.',
        ),
        text(
          'Kaymaklı Yeraltı Şehri: geçitler 1,40 metreye iner; hırka alın, içerisi 14 derecedir.',
          'Kaymaklı underground town: passages drop to 1.40 metres; bring a cardigan, it is 14 degrees inside.',
          'Unterirdische Stadt Kaymaklı: Gänge von nur 1,40 Metern; Jacke mitnehmen, drinnen sind es 14 Grad.',
          'Подземный город Каймаклы: проходы высотой 1,40 метра; возьмите кофту, внутри 14 градусов.',
        ),
        text(
          'Ihlara Vadisi: 14 kilometre boyunca ırmak, kavak ve kaya kiliseleri.',
          'Ihlara valley: fourteen kilometres of river, poplars and rock churches.',
          'Ihlara-Tal: vierzehn Kilometer Fluss, Pappeln und Felskirchen.',
          'Долина Ихлара: четырнадцать километров реки, тополей и скальных церквей.',
        ),
      ),
      gettingThere(
        [
          [
            text(
              'Nevşehir Kapadokya Havalimanı (NAV)',
              'Nevşehir Kapadokya Airport (NAV)',
              'Flughafen Nevşehir Kapadokya (NAV)',
              'Аэропорт Невшехир-Каппадокия (NAV)',
            ),
            40,
            40,
          ],
          [
            text(
              'Kayseri Havalimanı (ASR)',
              'Kayseri Airport (ASR)',
              'Flughafen Kayseri (ASR)',
              'Аэропорт Кайсери (ASR)',
            ),
            85,
            75,
          ],
          [text('Göreme', 'Göreme', 'Göreme', 'Гёреме'), 28, 30],
        ],
        text(
          'Balonlar rüzgâra bağlıdır: kalkış kararı o sabah saat 04:00’te verilir, iptalde ertesi güne kaydırılır.',
          'Balloons depend on the wind: the decision falls at 04:00 that morning, and a cancelled flight moves to the next day.',
          'Die Ballons hängen vom Wind ab: Entschieden wird am selben Morgen um 4 Uhr, ausgefallene Fahrten rücken auf den nächsten Tag.',
          'Шары зависят от ветра: решение принимают в 4 утра того же дня, отменённый полёт переносят на завтра.',
        ),
      ),
      whenToCome(
        [18, 29, 23, 7],
        undefined,
        text(
          'Vadiler için mayıs ve ekim, kar altında peri bacaları için ocak. Yazın bile akşamları bir kazak gerekir.',
          'May and October for the valleys, January for fairy chimneys under snow. Even in summer you need a jumper at night.',
          'Mai und Oktober für die Täler, Januar für Feenkamine im Schnee. Selbst im Sommer braucht man abends einen Pullover.',
          'Май и октябрь — для долин, январь — для каменных столбов под снегом. Даже летом вечером нужен свитер.',
        ),
      ),
    ],
    picture: { subject: 'cappadocia', seed: 33 },
  },
  {
    code: 'LARA',
    list: 'turkish-riviera',
    slug: everywhere('lara'),
    name: text('Lara', 'Lara', 'Lara', 'Лара'),
    text: text(
      'Havalimanına yirmi dakika: ilk gün öğle yemeğinden önce denizdesiniz.',
      'Twenty minutes from the airport: in the sea by lunch on the first day.',
      'Zwanzig Minuten vom Flughafen: am ersten Tag vor dem Mittagessen im Meer.',
      'Двадцать минут от аэропорта: в первый же день в море ещё до обеда.',
    ),
    title: text(
      'Lara: uçaktan denize',
      'Lara: from plane to sea',
      'Lara: vom Flugzeug ins Meer',
      'Лара: с самолёта — в море',
    ),
    description: text(
      'Lara otelleri: Antalya Havalimanı’na yirmi dakika, kum plaj, Düden Şelalesi ve Kaleiçi. Kısa tatiller ve şehirle denizi birlikte isteyenler için.',
      'Hotels in Lara: twenty minutes from Antalya Airport, sand, the Düden waterfall and the old town. For short stays, and for city and sea at once.',
      'Hotels in Lara: zwanzig Minuten vom Flughafen Antalya, Sand, Düden-Wasserfall und Altstadt. Für kurze Reisen und für Stadt und Meer zugleich.',
      'Отели Лары: двадцать минут от аэропорта Антальи, песок, водопад Дюден и старый город. Для коротких поездок и тех, кому нужны город и море.',
    ),
    sections: [
      lead(
        'LARA',
        'beach',
        304,
        text('Şehrin yanındaki kumsal', 'A beach beside a city', 'Ein Strand neben der Stadt', 'Пляж рядом с городом'),
        text(
          'Lara, Antalya falezlerinin bittiği yerde başlar: kayalıkların yerini birdenbire geniş ve koyu renkli bir kumsal alır. Üç günlüğüne gelenler, yolda vakit yitirmek istemeyenler ve akşamı şehirde geçirmeyi sevenler burada rahat eder. Kaleiçi’nin dar sokakları, müzesi ve limanı yarım saatlik bir yoldur.',
          'Lara begins where Antalya’s cliffs end: rock gives way, quite suddenly, to wide dark sand. It suits people who come for three days, who would rather not spend them on the road, and who like an evening in town. The lanes of the old quarter, its museum and its harbour are half an hour away.',
          'Lara beginnt, wo die Klippen von Antalya enden: Auf einmal liegt statt Fels breiter, dunkler Sand da. Richtig ist hier, wer drei Tage bleibt, sie nicht auf der Straße verbringen will und gern einen Abend in der Stadt hat. Die Gassen der Altstadt, das Museum und der Hafen sind eine halbe Stunde entfernt.',
          'Лара начинается там, где кончаются обрывы Антальи: скалы вдруг сменяет широкий тёмный песок. Здесь удобно тем, кто приехал на три дня, не хочет тратить их на дорогу и любит вечер в городе. До улочек старого квартала, музея и гавани полчаса.',
        ),
      ),
      toSee(
        text(
          'Aşağı Düden: ırmak kırk metreden denize dökülür; parkı ücretsizdir.',
          'Lower Düden: the river drops forty metres into the sea; the park is free.',
          'Unterer Düden: Der Fluss stürzt vierzig Meter tief ins Meer; der Park ist frei zugänglich.',
          'Нижний Дюден: река падает в море с сорока метров; вход в парк свободный.',
        ),
        text(
          'Perge: sütunlu cadde ve 12.000 kişilik stadyum, on beş kilometre.',
          'Perge: a colonnaded street and a stadium for 12,000, fifteen kilometres away.',
          'Perge: Säulenstraße und ein Stadion für 12.000, fünfzehn Kilometer entfernt.',
          'Перге: улица с колоннами и стадион на 12 000 мест, пятнадцать километров.',
        ),
        text(
          'Antalya Müzesi ve Kaleiçi: Hadrian Kapısı’ndan girip limana inin.',
          'Antalya’s museum and old town: enter by Hadrian’s Gate, walk down to the harbour.',
          'Museum und Altstadt von Antalya: durch das Hadrianstor hinein, zum Hafen hinunter.',
          'Музей и старый город Антальи: войдите через ворота Адриана и спуститесь к гавани.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 13, 20],
          [ANTALYA, 17, 30],
          [text('Perge', 'Perge', 'Perge', 'Перге'), 15, 20],
        ],
        text(
          'Belediye otobüsü Lara ile Kaleiçi arasında gece 23:30’a kadar işler.',
          'City buses run between Lara and the old town until 23:30.',
          'Stadtbusse fahren bis 23:30 Uhr zwischen Lara und der Altstadt.',
          'Городские автобусы между Ларой и старым городом ходят до 23:30.',
        ),
      ),
      whenToCome(
        [23, 33, 29, 17],
        [19, 28, 26, 18],
        text(
          'Üç günlük kaçış için kasım da uygundur: şehir boş, öğlenler kazaksızdır.',
          'For three days away November is fine too: the town is empty, noon needs no jumper.',
          'Für drei Tage taugt auch der November: Die Stadt ist leer, mittags geht es ohne Pullover.',
          'На три дня хорош и ноябрь: город пустой, в полдень без свитера.',
        ),
      ),
    ],
    picture: { subject: 'beach', seed: 34 },
  },
  {
    code: 'KEMER',
    list: 'turkish-riviera',
    slug: everywhere('kemer'),
    name: text('Kemer', 'Kemer', 'Kemer', 'Кемер'),
    text: text(
      'Dağlar kıyıya iner, plaj çakıldır, su on metre dibi gösterir.',
      'Mountains to the shore, pebbles, and water you can see ten metres down into.',
      'Berge bis ans Ufer, Kies und Wasser, in das man zehn Meter tief hineinsieht.',
      'Горы у самой воды, галька и море, прозрачное на десять метров вглубь.',
    ),
    title: text(
      'Kemer: dağların indiği kıyı',
      'Kemer: where mountains reach the sea',
      'Kemer: wo Berge ans Meer reichen',
      'Кемер: где горы спускаются к морю',
    ),
    description: text(
      'Kemer otelleri: çam ormanı, çakıl plaj, duru su. Phaselis, Tahtalı teleferiği ve Likya Yolu yakında; Antalya Havalimanı 58 km, bir saat.',
      'Hotels in Kemer: pines, pebbles and clear water, with Phaselis, the Tahtalı cable car and the Lycian Way nearby. 58 km from Antalya Airport.',
      'Hotels in Kemer: Kiefern, Kies, klares Wasser. Phaselis, Seilbahn auf den Tahtalı und Lykischer Weg sind nah; 58 km vom Flughafen Antalya.',
      'Отели Кемера: сосны, галька, прозрачная вода. Рядом Фаселис, канатная дорога на Тахталы и Ликийская тропа; 58 км от аэропорта Антальи.',
    ),
    sections: [
      lead(
        'KEMER',
        'coast',
        305,
        text(
          'Çamların gölgesinde yüzmek',
          'Swimming in the shade of pines',
          'Schwimmen im Schatten der Kiefern',
          'Плавать в тени сосен',
        ),
        text(
          'Kemer’de Toroslar denizden başlar: kıyının hemen arkasında 2.365 metrelik Tahtalı durur, öğleden sonra gölgesi suya düşer. Plaj çakıldır, deniz çabuk derinleşir ve bu yüzden durudur; iyi yüzenler ve şnorkel takanlar burayı sever. Akşamüstü dağdan serin bir hava iner, klima çoğu gece açılmaz.',
          'At Kemer the Taurus starts from the sea: Tahtalı, 2,365 metres high, stands right behind the shore and throws its shadow on the water in the afternoon. The beach is pebble and the sea deepens fast, which keeps it clear; strong swimmers and people with snorkels like it here. Towards evening cool air comes down the slopes, and many a night the air conditioning stays off.',
          'Bei Kemer fängt der Taurus im Meer an: Gleich hinter dem Ufer steht der 2.365 Meter hohe Tahtalı und wirft nachmittags seinen Schatten aufs Wasser. Der Strand ist Kies, das Meer wird rasch tief und bleibt darum klar; gute Schwimmer und Schnorchler sind hier richtig. Gegen Abend kommt kühle Luft vom Berg, und in mancher Nacht bleibt die Klimaanlage aus.',
          'У Кемера Тавр начинается прямо из моря: сразу за берегом стоит Тахталы высотой 2365 метров, и после полудня его тень ложится на воду. Пляж галечный, глубина растёт быстро, поэтому море прозрачно; хорошим пловцам и любителям маски здесь нравится. К вечеру с гор тянет прохладой, и кондиционер часто не нужен.',
        ),
      ),
      toSee(
        text(
          'Phaselis: çam altında üç liman, bir su kemeri; yanınıza mayo alın.',
          'Phaselis: three harbours and an aqueduct under pines; bring your swimsuit.',
          'Phaselis: drei Häfen und ein Aquädukt unter Kiefern; Badesachen mitnehmen.',
          'Фаселис: три гавани и акведук под соснами; возьмите купальник.',
        ),
        text(
          'Tahtalı teleferiği: 4.350 metrelik hat, on dakikada zirve; yukarıda 15 derece daha serindir.',
          'Tahtalı cable car: 4,350 metres of line, ten minutes to the top, where it is 15 degrees cooler.',
          'Seilbahn auf den Tahtalı: 4.350 Meter, zehn Minuten; oben ist es 15 Grad kühler.',
          'Канатная дорога на Тахталы: 4350 метров, десять минут; наверху на 15 градусов прохладнее.',
        ),
        text(
          'Yanartaş: Çıralı’nın üstünde kayadan çıkan, hiç sönmeyen alevler; el feneriyle çıkılır.',
          'Yanartaş: flames from the rock above Çıralı that never go out; climb with a torch.',
          'Yanartaş: Flammen aus dem Fels über Çıralı, die nie erlöschen; mit Taschenlampe hinauf.',
          'Янарташ: негаснущие огни в скале над Чиралы; подниматься с фонариком.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 58, 60],
          [ANTALYA, 42, 45],
          [text('Phaselis', 'Phaselis', 'Phaselis', 'Фаселис'), 15, 18],
        ],
        text(
          'Yolun son yarısı dört tünelden ve deniz kenarından geçer; sol tarafta oturun.',
          'The second half of the road runs through four tunnels and along the sea: sit on the left.',
          'Die zweite Hälfte der Strecke führt durch vier Tunnel und am Meer entlang: links sitzen.',
          'Вторая половина пути идёт через четыре тоннеля и вдоль моря: садитесь слева.',
        ),
      ),
      whenToCome(
        [22, 32, 28, 17],
        [19, 27, 25, 18],
        text(
          'Yürüyenler için nisan, yüzenler için haziran, ikisini birden isteyenler için ekim.',
          'April for walkers, June for swimmers, October for those who want both.',
          'April für Wanderer, Juni für Schwimmer, Oktober für alle, die beides wollen.',
          'Апрель — для походов, июнь — для купания, октябрь — для того и другого.',
        ),
      ),
    ],
    picture: { subject: 'coast', seed: 35 },
  },
  {
    code: 'BODRUM',
    list: 'turkish-riviera',
    slug: everywhere('bodrum'),
    name: text('Bodrum', 'Bodrum', 'Bodrum', 'Бодрум'),
    text: text(
      'Beyaz evler, ahşap tekneler ve öğleden sonra kalkan bir Ege rüzgârı.',
      'White houses, wooden boats, and an Aegean wind that rises after lunch.',
      'Weiße Häuser, Holzboote und ein ägäischer Wind, der nach dem Mittag aufkommt.',
      'Белые дома, деревянные лодки и эгейский ветер, что поднимается после обеда.',
    ),
    title: text(
      'Bodrum: Ege’nin beyaz kıyısı',
      'Bodrum: the white Aegean shore',
      'Bodrum: die weiße Küste der Ägäis',
      'Бодрум: белый берег Эгейского моря',
    ),
    description: text(
      'Bodrum otelleri: Ege koyları, Bodrum Kalesi, Gümüşlük ve guletler. Milas-Bodrum Havalimanı 36 km; rüzgârı, denizi ve mevsimi anlatan bilgiler.',
      'Hotels in Bodrum: Aegean coves, the castle, Gümüşlük and wooden gulets. 36 km from Milas-Bodrum Airport, with notes on wind, sea and season.',
      'Hotels in Bodrum: Buchten der Ägäis, die Burg, Gümüşlük und Guleten aus Holz. 36 km vom Flughafen Milas-Bodrum; Wind, Meer und Jahreszeit.',
      'Отели Бодрума: бухты Эгейского моря, замок, Гюмюшлюк и деревянные гулеты. 36 км от аэропорта Милас-Бодрум; о ветре, море и сезонах.',
    ),
    sections: [
      lead(
        'BODRUM',
        'harbour',
        306,
        text(
          'Rüzgâra göre koy seçmek',
          'Choosing the cove by the wind',
          'Die Bucht nach dem Wind wählen',
          'Бухту выбирают по ветру',
        ),
        text(
          'Bodrum yarımadasında otuzdan fazla koy vardır ve hepsi başka yöne bakar; burada plaj değil, rüzgârın gelmediği taraf seçilir. Evler alçak ve beyazdır, denizin suyu Akdeniz’den iki üç derece serindir. Yelken, akşam pazarı ve uzun sofralar sevenler, sıcaktan bunalmadan yaz geçirmek isteyenler için.',
          'The Bodrum peninsula has more than thirty coves, each facing its own way, so you choose not a beach but the side where the wind is not. Houses are low and white, and the sea is two or three degrees cooler than on the Riviera. For people who like sails, evening markets and long tables, and a summer that does not press on you.',
          'Die Halbinsel Bodrum hat mehr als dreißig Buchten, und jede schaut in eine andere Richtung; man sucht hier nicht den Strand aus, sondern die Seite ohne Wind. Die Häuser sind niedrig und weiß, das Meer ist zwei, drei Grad kühler als an der Riviera. Für alle, die Segel, Abendmärkte und lange Tafeln mögen und einen Sommer ohne Schwüle.',
          'На полуострове Бодрум больше тридцати бухт, и каждая смотрит в свою сторону: здесь выбирают не пляж, а берег, где нет ветра. Дома низкие и белые, море на два-три градуса прохладнее, чем на Ривьере. Для тех, кто любит паруса, вечерние базары, долгие застолья и лето без духоты.',
        ),
      ),
      toSee(
        text(
          'Bodrum Kalesi: on beşinci yüzyıl surları içinde Sualtı Arkeoloji Müzesi.',
          'Bodrum castle: fifteenth-century walls around the Museum of Underwater Archaeology.',
          'Burg von Bodrum: hinter Mauern des 15. Jahrhunderts das Museum für Unterwasserarchäologie.',
          'Бодрумский замок: в стенах XV века — Музей подводной археологии.',
        ),
        text(
          'Halikarnas Mozolesi: Antik Çağ’ın yedi harikasından kalan temel; iki bin yıllık tiyatro az yukarısında.',
          'The Mausoleum: the foundations of one of the seven ancient wonders, with a theatre uphill.',
          'Das Mausoleum: die Fundamente eines der sieben Weltwunder der Antike, ein Theater am Hang darüber.',
          'Мавзолей: фундамент одного из семи чудес древности, выше по склону — театр.',
        ),
        text(
          'Gümüşlük: batık Myndos’un yanında, ayağınız suda akşam yemeği.',
          'Gümüşlük: supper with your feet in the water, beside sunken Myndos.',
          'Gümüşlük: Abendessen mit den Füßen im Wasser, neben dem versunkenen Myndos.',
          'Гюмюшлюк: ужин у самой воды, рядом с затонувшим Миндосом.',
        ),
      ),
      gettingThere(
        [
          [
            text(
              'Milas-Bodrum Havalimanı (BJV)',
              'Milas-Bodrum Airport (BJV)',
              'Flughafen Milas-Bodrum (BJV)',
              'Аэропорт Милас-Бодрум (BJV)',
            ),
            36,
            35,
          ],
          [text('Gümüşlük', 'Gümüşlük', 'Gümüşlük', 'Гюмюшлюк'), 23, 35],
          [text('Kos, feribotla', 'Kos, by ferry', 'Kos, mit der Fähre', 'Кос, паромом'), 21, 45],
        ],
        text(
          'Kos’a gidecekler pasaportunu unutmasın; feribot yazın her gün kalkar.',
          'For Kos, remember your passport; in summer the ferry sails every day.',
          'Wer nach Kos will, braucht den Pass; im Sommer fährt die Fähre täglich.',
          'Для поездки на Кос нужен паспорт; летом паром ходит ежедневно.',
        ),
      ),
      whenToCome(
        [21, 33, 27, 16],
        [17, 24, 23, 17],
        text(
          'Sakin koylar için haziran ve eylül; temmuzda rüzgâr yelkencileri sevindirir.',
          'June and September for calm coves; in July the wind pleases the sailors.',
          'Juni und September für stille Buchten; im Juli freut der Wind die Segler.',
          'Июнь и сентябрь — тихие бухты; в июле ветер радует яхтсменов.',
        ),
      ),
    ],
    picture: { subject: 'harbour', seed: 36 },
  },
  {
    code: 'BELEK',
    list: 'turkish-riviera',
    slug: everywhere('belek'),
    name: text('Belek', 'Belek', 'Belek', 'Белек'),
    text: text(
      'Geniş kumsal, arkasında kumullar, kumulların arkasında golf sahaları.',
      'Wide sand, dunes behind it, golf behind the dunes.',
      'Breiter Sand, dahinter Dünen, hinter den Dünen Golf.',
      'Широкий песок, за ним дюны, за дюнами — поля для гольфа.',
    ),
    title: text(
      'Belek: kum, kumul, çim',
      'Belek: sand, dunes and greens',
      'Belek: Sand, Dünen und Grün',
      'Белек: песок, дюны и газоны',
    ),
    description: text(
      'Belek otelleri: geniş kum plaj, golf sahaları, çam ormanı ve Aspendos. Antalya Havalimanı 35 km; kaplumbağa kıyısında tatil için bilgiler.',
      'Hotels in Belek: wide sand, golf courses, pine woods and Aspendos. 35 km from Antalya Airport, on a shore that is shared with nesting turtles.',
      'Hotels in Belek: breiter Sandstrand, Golfplätze, Pinienwald und Aspendos. 35 km vom Flughafen Antalya, an einer Küste, an der Schildkröten nisten.',
      'Отели Белека: широкий песок, гольф, сосновый лес и Аспендос. 35 км от аэропорта Антальи, на берегу, который делят с черепахами.',
    ),
    sections: [
      lead(
        'BELEK',
        'beach',
        307,
        text(
          'Kumsalı kaplumbağalarla bölüşmek',
          'A beach shared with turtles',
          'Ein Strand, geteilt mit Schildkröten',
          'Пляж на двоих с черепахами',
        ),
        text(
          'Belek kıyısı düz ve geniştir: on altı kilometre kum, arkasında fıstık çamları. Kaydıraklı havuzlar, büyük bahçeler ve uzun bisiklet yolları bu düzlüğe sığar; çocuklu aileler ve golfçüler aynı otelde mutlu olur. Yazın, sabahın erken saatinde kumda caretta izleri görürsünüz; yuvanın çevresine çekilen kafese dokunmayın.',
          'The shore at Belek is flat and wide: sixteen kilometres of sand with stone pines behind. Slides, large gardens and long cycle paths all fit on the plain, so families and golfers are happy in the same hotel. Early on summer mornings you may see the track of a loggerhead in the sand; leave the little cage around its nest alone.',
          'Die Küste von Belek ist flach und breit: sechzehn Kilometer Sand, dahinter Pinien. Rutschenparks, große Gärten und lange Radwege finden auf der Ebene Platz, und so sind Familien und Golfer im selben Hotel zufrieden. An Sommermorgen sieht man im Sand manchmal die Spur einer Karettschildkröte; den Käfig über dem Nest lässt man in Ruhe.',
          'Берег Белека ровный и широкий: шестнадцать километров песка, за ним пинии. Горки, большие сады и длинные велодорожки помещаются на равнине, и семьи с гольфистами уживаются в одном отеле. Ранним летним утром на песке бывает след черепахи каретта; сетку над её гнездом не трогайте.',
        ),
      ),
      toSee(
        text(
          'Aspendos: ikinci yüzyıldan, hâlâ sahnesi olan bir tiyatro; yaz operaları burada.',
          'Aspendos: a theatre of the second century whose stage wall still stands; opera in summer.',
          'Aspendos: Theater aus dem zweiten Jahrhundert, die Bühnenwand steht noch; im Sommer Oper.',
          'Аспендос: театр II века с уцелевшей сценой; летом здесь опера.',
        ),
        text(
          'Köprülü Kanyon: rafting ve bir Roma köprüsü, altmış kilometre içeride.',
          'Köprülü canyon: rafting and a Roman bridge, sixty kilometres inland.',
          'Köprülü-Schlucht: Rafting und eine römische Brücke, sechzig Kilometer landeinwärts.',
          'Каньон Кёпрюлю: рафтинг и римский мост, шестьдесят километров вглубь.',
        ),
        text(
          'Golf: on ikiden fazla saha, çoğu otellere on dakika.',
          'Golf: more than a dozen courses, most of them ten minutes away.',
          'Golf: mehr als ein Dutzend Plätze, die meisten zehn Minuten entfernt.',
          'Гольф: больше дюжины полей, до большинства десять минут.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 35, 35],
          [text('Aspendos', 'Aspendos', 'Aspendos', 'Аспендос'), 20, 25],
          [ANTALYA, 42, 50],
        ],
        text(
          'Golf çantası için araç isterken boyunu yazın; transfer araçları iki çanta alır.',
          'If you bring golf bags, say so when ordering the transfer; a car takes two.',
          'Golftaschen bitte beim Transfer anmelden; ein Wagen fasst zwei.',
          'О сумках для гольфа предупредите при заказе трансфера; в машину входит две.',
        ),
      ),
      whenToCome(
        [24, 34, 29, 17],
        [19, 28, 26, 18],
        text(
          'Golf için mart ve kasım, çocukla haziran ve eylül.',
          'March and November for golf, June and September with children.',
          'März und November für Golf, Juni und September mit Kindern.',
          'Март и ноябрь — для гольфа, июнь и сентябрь — с детьми.',
        ),
      ),
    ],
    picture: { subject: 'beach', seed: 37 },
  },
  {
    code: 'ALANYA',
    list: 'turkish-riviera',
    slug: everywhere('alanya'),
    name: text('Alanya', 'Alanya', 'Alanya', 'Аланья'),
    text: text(
      'Kalesi denizin üstünde duran bir şehir; sezon burada en geç biter.',
      'A town with a castle above the sea, and the longest season on the coast.',
      'Eine Stadt mit Burg über dem Meer und der längsten Saison der Küste.',
      'Город с крепостью над морем и самым длинным сезоном на побережье.',
    ),
    title: text(
      'Alanya: kalenin iki yanı',
      'Alanya: both sides of the castle',
      'Alanya: zu beiden Seiten der Burg',
      'Аланья: по обе стороны крепости',
    ),
    description: text(
      'Alanya otelleri: kale, Kızıl Kule, Kleopatra Plajı ve muz bahçeleri. Gazipaşa 40 km, Antalya Havalimanı 125 km; denize kasımda da girilir.',
      'Hotels in Alanya: the castle, the Red Tower, Cleopatra beach and banana groves. 40 km from Gazipaşa Airport, with swimming into November.',
      'Hotels in Alanya: Burg, Roter Turm, Kleopatrastrand und Bananengärten. 40 km vom Flughafen Gazipaşa; gebadet wird bis in den November.',
      'Отели Аланьи: крепость, Красная башня, пляж Клеопатры и банановые сады. 40 км от аэропорта Газипаша; купаются до ноября.',
    ),
    sections: [
      lead(
        'ALANYA',
        'coast',
        308,
        text(
          'Yazın en uzun sürdüğü yer',
          'Where summer stays longest',
          'Wo der Sommer am längsten bleibt',
          'Где лето дольше всего',
        ),
        text(
          'Alanya’nın ortasında 250 metrelik bir kaya denize girer; üstünde altı buçuk kilometrelik surlar, iki yanında kumsal. Dağlar kuzey rüzgârını keser, bu yüzden muz ve avokado burada yetişir, kasım ortasında denize girilir. Şehir hayatını, pazarı ve geç kalan yazı sevenler için.',
          'In the middle of Alanya a rock of 250 metres walks into the sea, with six and a half kilometres of wall on top and a beach on either side. Mountains keep off the north wind, so bananas and avocados grow here and people swim in mid-November. For those who like a town, its market and a late summer.',
          'Mitten in Alanya steht ein 250 Meter hoher Fels im Meer, obenauf sechseinhalb Kilometer Mauer, links und rechts Strand. Die Berge halten den Nordwind ab, darum wachsen hier Bananen und Avocados, und noch Mitte November wird gebadet. Für alle, die eine Stadt, ihren Markt und einen späten Sommer mögen.',
          'Посреди Аланьи в море выходит скала высотой 250 метров: наверху шесть с половиной километров стен, по бокам пляжи. Горы закрывают от северного ветра, поэтому здесь растут бананы и авокадо, а купаются и в середине ноября. Для тех, кто любит город, базар и позднее лето.',
        ),
      ),
      toSee(
        text(
          'Kızıl Kule: 1226’dan, 33 metre; hemen yanında Selçuklu tersanesi.',
          'The Red Tower: 1226, 33 metres high, with the Seljuk shipyard next to it.',
          'Der Rote Turm: von 1226, 33 Meter hoch, daneben die seldschukische Werft.',
          'Красная башня: 1226 год, 33 метра, рядом сельджукская верфь.',
        ),
        text(
          'Damlataş Mağarası: yıl boyu 22 derece, plajın hemen kenarında.',
          'Damlataş cave: 22 degrees all year, right beside the beach.',
          'Damlataş-Höhle: das ganze Jahr 22 Grad, gleich am Strand.',
          'Пещера Дамлаташ: круглый год 22 градуса, у самого пляжа.',
        ),
        text(
          'Dim Çayı: su üstünde kurulmuş sofralar, on beş kilometre yukarıda.',
          'Dim river: tables set over the water, fifteen kilometres uphill.',
          'Fluss Dim: gedeckte Tische über dem Wasser, fünfzehn Kilometer bergauf.',
          'Река Дим: столы прямо над водой, пятнадцать километров вверх.',
        ),
      ),
      gettingThere(
        [
          [
            text(
              'Gazipaşa-Alanya Havalimanı (GZP)',
              'Gazipaşa-Alanya Airport (GZP)',
              'Flughafen Gazipaşa-Alanya (GZP)',
              'Аэропорт Газипаша-Аланья (GZP)',
            ),
            40,
            40,
          ],
          [ANTALYA_AIRPORT, 125, 110],
          [text('Side', 'Side', 'Side', 'Сиде'), 65, 60],
        ],
        text(
          'Kaleye teleferikle çıkıp surların içinden yürüyerek inmek en rahatıdır.',
          'It is easiest to go up to the castle by cable car and walk down inside the walls.',
          'Am bequemsten fährt man mit der Seilbahn zur Burg und geht innerhalb der Mauern hinab.',
          'Удобнее всего подняться в крепость по канатной дороге, а вниз пройти внутри стен.',
        ),
      ),
      whenToCome(
        [23, 32, 29, 19],
        [20, 28, 27, 20],
        text(
          'Temmuz nemlidir; ekim ve kasım başı yüzmek ve kaleye tırmanmak için en iyisidir.',
          'July is humid; October and early November are best for swimming and climbing.',
          'Der Juli ist schwül; zum Schwimmen und Steigen sind Oktober und Anfang November am besten.',
          'В июле влажно; октябрь и начало ноября лучше всего для моря и подъёмов.',
        ),
      ),
    ],
    picture: { subject: 'coast', seed: 38 },
  },
  {
    code: 'BELDIBI',
    list: 'turkish-riviera',
    slug: everywhere('beldibi'),
    name: text('Beldibi', 'Beldibi', 'Beldibi', 'Бельдиби'),
    text: text(
      'Orman ile deniz arasında tek bir yol: bir yanı çam kokar, bir yanı tuz.',
      'One road between forest and sea: pine on one side, salt on the other.',
      'Eine einzige Straße zwischen Wald und Meer: hier Harz, dort Salz.',
      'Одна дорога между лесом и морем: справа пахнет смолой, слева солью.',
    ),
    title: text('Beldibi: çam ve tuz', 'Beldibi: pine and salt', 'Beldibi: Harz und Salz', 'Бельдиби: сосны и соль'),
    description: text(
      'Beldibi otelleri: millî parkın içinde, çam ormanı ile çakıl plaj arasında. Antalya Havalimanı 42 km; sessiz bir sahil, kısa bir transfer.',
      'Hotels in Beldibi: inside the national park, between a pine forest and a pebble beach. 42 km from Antalya Airport; a quiet shore, a short ride.',
      'Hotels in Beldibi: im Nationalpark, zwischen Kiefernwald und Kiesstrand. 42 km vom Flughafen Antalya; ein stilles Ufer nach kurzer Fahrt.',
      'Отели Бельдиби: в национальном парке, между сосновым лесом и галечным пляжем. 42 км от аэропорта Антальи; тихий берег, недолгая дорога.',
    ),
    sections: [
      lead(
        'BELDIBI',
        'garden',
        309,
        text('Ağaçların boyunu aşmadan', 'No higher than the trees', 'Nicht höher als die Bäume', 'Не выше деревьев'),
        text(
          'Beldibi, Olimpos Beydağları Millî Parkı’nın kıyıya değdiği şerittir. Yapılaşma sınırlıdır, ağaçlar plaja kadar gelir, gece ışık azdır; yıldızlar iskeleden görünür. Gürültüsüz bir hafta, bol gölge ve yüzmeye elverişli duru bir deniz isteyenler için doğru yerdir; Antalya da akşam yemeği için yeterince yakındır.',
          'Beldibi is the strip where the Olimpos Beydağları national park touches the sea. Building is limited, trees come down to the beach and there is little light at night: you see stars from the jetty. The right place for a week without noise, plenty of shade and clear water to swim in, with Antalya near enough for dinner.',
          'Beldibi ist der Streifen, an dem der Nationalpark Olimpos Beydağları das Meer berührt. Gebaut wird wenig, die Bäume reichen bis an den Strand, nachts ist es dunkel genug, um vom Steg die Sterne zu sehen. Richtig für eine Woche ohne Lärm, mit viel Schatten und klarem Wasser; Antalya ist nah genug für ein Abendessen.',
          'Бельдиби — полоса, где национальный парк Олимпос-Бейдаглары касается моря. Строить здесь много нельзя, деревья подходят к пляжу, ночью света мало: с пирса видны звёзды. Подходит для недели без шума, с тенью и прозрачной водой; до Антальи близко, можно съездить поужинать.',
        ),
      ),
      toSee(
        text(
          'Beldibi Mağarası: on beş bin yıllık kaya resimleri, yolun hemen üstünde.',
          'Beldibi cave: rock drawings of fifteen thousand years, just above the road.',
          'Beldibi-Höhle: fünfzehntausend Jahre alte Felsbilder, gleich über der Straße.',
          'Пещера Бельдиби: наскальные рисунки, пятнадцать тысяч лет, прямо над дорогой.',
        ),
        text(
          'Göynük Kanyonu: on kilometre güneyde, yarım günlük yürüyüş.',
          'Göynük canyon: ten kilometres south, half a day on foot.',
          'Göynük-Schlucht: zehn Kilometer südlich, ein halber Tag zu Fuß.',
          'Каньон Гёйнюк: десять километров к югу, полдня пешком.',
        ),
        text(
          'Tünektepe: teleferikle 605 metreden Antalya körfezi.',
          'Tünektepe: the gulf of Antalya from 605 metres, by cable car.',
          'Tünektepe: der Golf von Antalya aus 605 Metern, mit der Seilbahn.',
          'Тюнектепе: залив Антальи с высоты 605 метров, по канатной дороге.',
        ),
      ),
      gettingThere(
        [
          [ANTALYA_AIRPORT, 42, 45],
          [ANTALYA, 26, 30],
          [text('Kemer', 'Kemer', 'Kemer', 'Кемер'), 17, 20],
        ],
        text(
          'Sahil dolmuşu Antalya–Kemer arasında yirmi dakikada bir geçer.',
          'The coast minibus between Antalya and Kemer passes every twenty minutes.',
          'Der Dolmuş zwischen Antalya und Kemer kommt alle zwanzig Minuten vorbei.',
          'Долмуш между Антальей и Кемером проходит каждые двадцать минут.',
        ),
      ),
      whenToCome(
        [22, 32, 28, 17],
        [19, 27, 25, 18],
        text(
          'Gölge bol olduğundan temmuz da katlanılır; en sessiz aylar mayıs ve ekimdir.',
          'With so much shade even July is bearable; May and October are the quietest.',
          'Bei so viel Schatten geht auch der Juli; am stillsten sind Mai und Oktober.',
          'Тени столько, что терпим и июль; тише всего в мае и октябре.',
        ),
      ),
    ],
    picture: { subject: 'garden', seed: 39 },
  },
]
