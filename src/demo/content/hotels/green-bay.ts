import type { HotelContent, Text } from '../types.ts'

const SEATS: Text = { tr: 'Kişi', en: 'Seats', de: 'Plätze', ru: 'Мест' }
const TABLE: Text = { tr: 'Rezervasyon', en: 'Booking', de: 'Tischreservierung', ru: 'Бронирование' }
const DRESS: Text = { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' }
const count = (value: number): Text => ({ tr: `${value}`, en: `${value}`, de: `${value}`, ru: `${value}` })
const WALK_IN: Text = { tr: 'Gerekmiyor', en: 'Just come', de: 'Einfach kommen', ru: 'Без записи' }
const NO_SWIMWEAR: Text = {
  tr: 'Mayosuz, yalınayak olur',
  en: 'No swimwear; bare feet welcome',
  de: 'Keine Badekleidung; barfuß gern',
  ru: 'Не в купальнике; босиком можно',
}

export const greenBay: HotelContent = {
  key: 'green-bay',
  id: 30,
  slug: 'crystal-green-bay',
  name: 'Crystal Green Bay',
  region: 'BODRUM',
  stars: 5,
  opened: 2011,
  renovated: 2023,
  roomsTotal: 212,
  latitude: 37.0871,
  longitude: 27.4608,
  address: 'Torba Mahallesi, Kaynar Caddesi No: 58, 48400 Bodrum, Muğla',
  phone: '+90 252 555 01 30',
  email: 'green-bay@crystalhotels.example',
  whatsapp: '905325550130',
  locality: { tr: 'Bodrum, Torba', en: 'Torba, Bodrum', de: 'Torba bei Bodrum', ru: 'Торба, Бодрум' },
  airport: {
    name: {
      tr: 'Milas-Bodrum Havalimanı (BJV)',
      en: 'Milas–Bodrum Airport (BJV)',
      de: 'Flughafen Milas-Bodrum (BJV)',
      ru: 'Аэропорт Милас-Бодрум (BJV)',
    },
    km: 28,
    minutes: 30,
  },
  centre: {
    name: { tr: 'Bodrum Kalesi', en: 'Bodrum Castle', de: 'Kastell von Bodrum', ru: 'Бодрумская крепость' },
    km: 8,
  },
  beach: { lengthM: 190, walkM: 120, ground: 'jetty', blueFlag: true },

  slogan: {
    tr: 'On bir basamak beyaz, sonra deniz',
    en: 'Eleven white terraces, then water',
    de: 'Elf weiße Stufen, dann das Meer',
    ru: 'Одиннадцать белых террас и вода',
  },
  sloganText: {
    tr: 'Çamların arasında 212 oda, üç ahşap iskele ve merdivenden inilen dört metrelik su.',
    en: '212 rooms among the pines, three wooden jetties and a ladder into four metres of clear sea.',
    de: '212 Zimmer zwischen Kiefern, drei Holzstege und eine Leiter in vier Meter klares Wasser.',
    ru: '212 номеров среди сосен, три деревянных пирса и лесенка в четыре метра прозрачной воды.',
  },
  promise: {
    tr: 'Kumdan çok derin suyu sevenlere: yüzücülere, dalgıçlara ve kitabını iskelede bitirenlere.',
    en: 'For people who prefer deep water to sand: swimmers, divers, and readers who finish the book on a jetty.',
    de: 'Für alle, denen tiefes Wasser lieber ist als Sand: Schwimmer, Taucher und Leser, die ihr Buch auf dem Steg beenden.',
    ru: 'Для тех, кому глубина милее песка: пловцов, дайверов и читателей, дочитывающих роман на пирсе.',
  },
  about: {
    tr: [
      'Torba, yarımadanın kuzey kıyısında, Bodrum’a sekiz kilometre uzaktaki küçük koydur. Çam ve zeytin suya kadar iner; otel adını bu gölgenin denizdeki renginden alır. Kıyı poyraza kapalıdır. Temmuz öğleden sonraları esen meltem ise terasları serinletir, yelken okulunun da bütün programını belirler.',
      'Yapı bir kütle değil, yamaca dizilmiş 96 beyaz küptür. On bir teras boyunca inerler; ön sıradakinin damı arkadakinin manzarasını kesmez. Yukarıdan aşağıya 187 basamak var, iki eğik asansör de öyle: deniz seviyesine varmak doksan saniye sürer. Begonviller 2011’de dikildi, bugün üçüncü katın korkuluğuna ulaştılar.',
      'Sabah yedide iskelede yüzücüler vardır, onda kitaplar açılır, birde herkes gölgededir. Kum yoktur, dolayısıyla çantada kum da yoktur. Akşam masalar suyun üstüne kurulur; saat dokuz buçukta bir caz üçlüsü başlar, on bir buçukta susar. Daha fazlasını isteyen için Bodrum çarşısına her yarım saatte bir servis kalkar.',
    ],
    en: [
      'Torba is a small bay on the north shore of the peninsula, eight kilometres from Bodrum. Pines and olives come down to the water, and the hotel is named after the colour their shade gives the sea. The shore is sheltered from the north-easterly. The meltem of July afternoons cools the terraces and decides what the sailing school does that day.',
      'The building is not one block but ninety-six white cubes, set down the slope on eleven terraces so that no roof stands in another’s view. There are 187 steps from top to bottom and two inclined lifts that need ninety seconds for the same trip. The bougainvillea was planted in 2011 and has by now reached the third-floor railings.',
      'At seven the jetties belong to swimmers, at ten the books open, at one everybody is in the shade. There is no sand, and so there is none in the bag either. In the evening the tables move out over the water; a jazz trio starts at half past nine and stops at half past eleven. Those who want more take the shuttle to Bodrum, every thirty minutes.',
    ],
    de: [
      'Torba ist eine kleine Bucht an der Nordküste der Halbinsel, acht Kilometer von Bodrum. Kiefern und Oliven reichen bis ans Wasser, und der Name des Hotels kommt von der Farbe, die ihr Schatten dem Meer gibt. Vor dem Nordostwind ist das Ufer geschützt. Der Meltem an Julinachmittagen kühlt die Terrassen und bestimmt, was die Segelschule an dem Tag vorhat.',
      'Gebaut ist hier kein Block, sondern sechsundneunzig weiße Würfel, auf elf Terrassen so in den Hang gesetzt, dass kein Dach dem anderen die Sicht nimmt. Von oben bis unten sind es 187 Stufen; die beiden Schrägaufzüge brauchen dafür neunzig Sekunden. Die Bougainvilleen wurden 2011 gepflanzt und haben inzwischen die Geländer im dritten Stock erreicht.',
      'Um sieben gehören die Stege den Schwimmern, um zehn werden die Bücher aufgeschlagen, um eins sitzen alle im Schatten. Sand gibt es nicht, also auch keinen in der Tasche. Abends rücken die Tische übers Wasser; um halb zehn beginnt ein Jazztrio, um halb zwölf hört es auf. Wer dann noch mehr möchte, nimmt den Shuttle nach Bodrum, alle dreißig Minuten.',
    ],
    ru: [
      'Торба — небольшая бухта на северном берегу полуострова, в восьми километрах от Бодрума. Сосны и оливы спускаются к самой воде; отель назван по цвету, который их тень даёт морю. От северо-восточного ветра берег закрыт. А мельтем в июльские дни освежает террасы и решает, чем сегодня займётся парусная школа.',
      'Это не корпус, а девяносто шесть белых кубов, расставленных по склону на одиннадцати террасах так, что ни одна крыша не заслоняет чужой вид. Сверху донизу 187 ступеней; два наклонных лифта проходят тот же путь за девяносто секунд. Бугенвиллеи посадили в 2011 году, сейчас они доросли до перил третьего этажа.',
      'В семь утра на пирсах пловцы, в десять открываются книги, к часу все в тени. Песка нет — значит, нет его и в сумке. Вечером столы переезжают к воде; в половине десятого начинает джазовое трио, в половине двенадцатого замолкает. Кому этого мало, тех каждые полчаса ждёт автобус в Бодрум.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Üç iskele, üç huy',
        en: 'Three jetties, three tempers',
        de: 'Drei Stege, drei Temperamente',
        ru: 'Три пирса, три характера',
      },
      text: {
        tr: 'Biri yüzücülere, biri ailelere, biri sessizliğe ayrılmıştır. En uzunu 46 metre.',
        en: 'One for swimmers, one for families, one for silence. The longest reaches 46 metres out.',
        de: 'Einer für Schwimmer, einer für Familien, einer für die Stille. Der längste misst 46 Meter.',
        ru: 'Один для пловцов, другой для семей, третий для тишины. Самый длинный — 46 метров.',
      },
      picture: 'coast',
    },
    {
      title: {
        tr: 'Defne adlı gulet',
        en: 'A gulet called Defne',
        de: 'Eine Gulet namens Defne',
        ru: 'Гулет по имени «Дефне»',
      },
      text: {
        tr: '1987’de Bozburun’da yapıldı, 19 metre. Salı ve cumartesi dokuz buçukta Salih Adası’na açılır.',
        en: 'Built in Bozburun in 1987, nineteen metres long. She sails for Salih Island on Tuesdays and Saturdays at 9.30.',
        de: '1987 in Bozburun gebaut, neunzehn Meter lang. Dienstags und samstags um 9.30 Uhr nimmt sie Kurs auf die Insel Salih.',
        ru: 'Построена в Бозбуруне в 1987 году, девятнадцать метров. По вторникам и субботам в 9:30 уходит к острову Салих.',
      },
      picture: 'harbour',
    },
    {
      title: { tr: 'Damda uyku', en: 'Sleeping on the roof', de: 'Schlafen auf dem Dach', ru: 'Сон на крыше' },
      text: {
        tr: 'On dört dam süitinde açık havaya serilen bir yatak daha var; cibinlik takılı.',
        en: 'Fourteen roof suites have a second bed in the open air, mosquito net included.',
        de: 'Vierzehn Dachsuiten haben ein zweites Bett im Freien, das Moskitonetz hängt schon.',
        ru: 'В четырнадцати люксах есть вторая кровать — под открытым небом и под москитной сеткой.',
      },
      picture: 'terrace',
    },
    {
      title: {
        tr: '340 mandalina ağacı',
        en: '340 mandarin trees',
        de: '340 Mandarinenbäume',
        ru: '340 мандариновых деревьев',
      },
      text: {
        tr: 'Otelin arkasındaki bahçe Bodrum mandalinasıdır; kabuğu reçele, suyu şerbete gider.',
        en: 'The grove behind the hotel grows the Bodrum mandarin. Peel goes into jam, juice into sorbet.',
        de: 'Im Hain hinter dem Haus wächst die Bodrum-Mandarine. Die Schale wird Konfitüre, der Saft Sorbet.',
        ru: 'В саду за отелем растёт бодрумский мандарин. Кожура идёт в варенье, сок — в сорбет.',
      },
      picture: 'garden',
    },
  ],
  day: [
    {
      title: { tr: 'Uzun yüzüş', en: 'The long swim', de: 'Die lange Strecke', ru: 'Длинный заплыв' },
      from: '07:00',
      to: '08:30',
      text: {
        tr: 'Uzun İskele’den burna ve geri: 1.200 metre, yanınızda bir kano.',
        en: 'From the Long Jetty to the headland and back: 1,200 metres, a canoe at your side.',
        de: 'Vom Langen Steg zur Landspitze und zurück: 1.200 Meter, ein Kanu fährt mit.',
        ru: 'От Длинного пирса до мыса и обратно: 1200 метров, рядом идёт каноэ.',
      },
    },
    {
      title: { tr: 'Ege kahvaltısı', en: 'Aegean breakfast', de: 'Ägäisches Frühstück', ru: 'Эгейский завтрак' },
      from: '08:00',
      to: '11:00',
      text: {
        tr: 'Lor, karadut, otlu omlet. Gölge masalar ilk dolar.',
        en: 'Lor cheese, black mulberries, omelette with herbs. The shaded tables go first.',
        de: 'Lor-Käse, schwarze Maulbeeren, Kräuteromelett. Die Schattentische sind zuerst weg.',
        ru: 'Сыр лор, чёрная шелковица, омлет с травами. Первыми занимают столы в тени.',
      },
    },
    {
      title: { tr: 'İskelede', en: 'On the jetty', de: 'Auf dem Steg', ru: 'На пирсе' },
      from: '11:00',
      to: '16:00',
      text: {
        tr: 'Merdivenden in, çık, kuru, bir sayfa daha. Kumru 12.30’da gelir.',
        en: 'Down the ladder, up again, dry off, one more page. Sandwiches arrive at 12.30.',
        de: 'Leiter hinab, wieder hinauf, trocknen, noch eine Seite. Um 12.30 Uhr kommen die Sandwiches.',
        ru: 'Вниз по лесенке, наверх, обсохнуть, ещё страница. В 12:30 привозят сэндвичи.',
      },
    },
    {
      title: { tr: 'Meltem saati', en: 'Wind hour', de: 'Stunde des Windes', ru: 'Час ветра' },
      from: '16:00',
      to: '19:00',
      text: {
        tr: 'Dört optimist, iki katamaran, beş yelken hocası. Karada kalan mandalina şerbeti içer.',
        en: 'Four Optimists, two catamarans, five instructors. Those ashore drink mandarin sherbet.',
        de: 'Vier Optimisten, zwei Katamarane, fünf Segellehrer. Wer an Land bleibt, trinkt Mandarinenscherbet.',
        ru: 'Четыре «Оптимиста», два катамарана, пять инструкторов. На берегу пьют мандариновый шербет.',
      },
    },
    {
      title: {
        tr: 'Suyun üstünde akşam',
        en: 'Evening over the water',
        de: 'Abend über dem Wasser',
        ru: 'Вечер над водой',
      },
      from: '19:30',
      to: '23:30',
      text: {
        tr: 'Lambalar masaların altından yanar, balıklar ışığa gelir. Kontrbas suda daha tok duyulur.',
        en: 'Lamps are lit beneath the tables and fish come to the light. A double bass sounds fuller over water.',
        de: 'Die Lampen brennen unter den Tischen, Fische kommen ans Licht. Über Wasser klingt ein Kontrabass voller.',
        ru: 'Лампы горят под столами, на свет приходят рыбы. Контрабас над водой звучит глубже.',
      },
    },
  ],
  beachText: {
    tr: [
      'Kıyımız 190 metre kayalık ve üç ahşap iskeledir. Uzun İskele yüzücülerindir: ucunda su dört metre, merdiven paslanmaz çelik. Aile İskelesi’nin dibinde 60 santimlik çevrili bir sığlık var. Sessiz İskele’de müzik, telefon ve on iki yaşından küçük yoktur; garson da ancak bayrağı kaldırırsanız gelir.',
      'Su mayısta 20, ağustosta 26 derecedir; dip beyaz taş olduğundan on metreye kadar görülür. Şnorkel ve palet iskele dolabından alınır. 260 şezlongun hepsinin şemsiyesi vardır. Kayada deniz kestanesi olabilir, merdivenleri kullanın: bunun için dokuz tane yaptık.',
    ],
    en: [
      'Our shore is 190 metres of rock with three wooden jetties. The Long Jetty is for swimmers, with four metres of water at its end and steel ladders. The Family Jetty encloses a shallow of sixty centimetres. On the Quiet Jetty there is no music, no telephone and nobody under twelve, and the waiter comes only when you raise the flag.',
      'The water has 20 degrees in May and 26 in August; the bottom is white stone, so you see down ten metres. Masks and fins are in the cupboard on the jetty. All 260 loungers have a parasol. Sea urchins like rocks as much as we do, so use the ladders: there are nine, for that very reason.',
    ],
    de: [
      'Unser Ufer sind 190 Meter Fels mit drei Holzstegen. Der Lange Steg gehört den Schwimmern: vier Meter Wasser am Ende, Leitern aus Edelstahl. Der Familiensteg umschließt eine sechzig Zentimeter flache Zone. Auf dem Stillen Steg gibt es keine Musik, kein Telefon und niemanden unter zwölf, und der Kellner kommt nur, wenn Sie das Fähnchen heben.',
      'Im Mai hat das Wasser 20 Grad, im August 26; der Grund ist weißer Stein, man sieht zehn Meter tief. Masken und Flossen liegen im Schrank am Steg. Alle 260 Liegen haben einen Schirm. Seeigel mögen Felsen so gern wie wir, nehmen Sie also die Leitern: Genau deshalb gibt es neun davon.',
    ],
    ru: [
      'Наш берег — 190 метров скал и три деревянных пирса. Длинный отдан пловцам: у края четыре метра глубины и стальные лесенки. Семейный огораживает мелководье в шестьдесят сантиметров. На Тихом нет ни музыки, ни телефонов, ни гостей младше двенадцати, а официант подходит, только если поднять флажок.',
      'В мае вода 20 градусов, в августе 26; дно — белый камень, видно на десять метров. Маски и ласты лежат в шкафу на пирсе. У всех 260 шезлонгов есть зонт. Морские ежи любят скалы не меньше нашего, поэтому пользуйтесь лесенками: ради этого их девять.',
    ],
  },
  pools: [
    {
      name: { tr: 'Ufuk Havuzu', en: 'Horizon Pool', de: 'Horizontpool', ru: 'Бассейн «Горизонт»' },
      areaM2: 420,
      depthM: 1.4,
      heated: false,
      from: '08:00',
      to: '19:00',
      text: {
        tr: 'Dördüncü terasta, taşma kenarı koya bakar; deniz suyu.',
        en: 'On the fourth terrace, sea water, with an overflow edge towards the bay.',
        de: 'Auf der vierten Terrasse, Meerwasser, mit Überlaufkante zur Bucht.',
        ru: 'На четвёртой террасе, морская вода, переливной край обращён к бухте.',
      },
    },
    {
      name: { tr: 'Kulvar', en: 'The Lane', de: 'Die Bahn', ru: 'Дорожка' },
      areaM2: 150,
      depthM: 1.8,
      heated: true,
      from: '07:00',
      to: '20:00',
      text: {
        tr: '25 metre, üç kulvar, 26 derece; şezlong yok, yalnızca saat var.',
        en: 'Twenty-five metres, three lanes, 26 degrees; no loungers, just a clock.',
        de: '25 Meter, drei Bahnen, 26 Grad; keine Liegen, nur eine Uhr.',
        ru: '25 метров, три дорожки, 26 градусов; лежаков нет, есть часы.',
      },
    },
    {
      name: { tr: 'Ahtapot Havuzu', en: 'Octopus Pool', de: 'Oktopusbecken', ru: 'Бассейн «Осьминог»' },
      areaM2: 90,
      depthM: 0.4,
      heated: true,
      from: '09:30',
      to: '18:00',
      text: {
        tr: 'Çocuklar için, sekiz kollu, hepsi gölgede; başında cankurtaran.',
        en: 'For children, with eight arms, all in the shade, and a lifeguard.',
        de: 'Für Kinder, mit acht Armen, alle im Schatten, dazu ein Rettungsschwimmer.',
        ru: 'Детский, с восемью щупальцами, весь в тени; рядом спасатель.',
      },
    },
    {
      name: { tr: 'Kapalı Havuz', en: 'Indoor Pool', de: 'Hallenbad', ru: 'Крытый бассейн' },
      areaM2: 110,
      depthM: 1.3,
      heated: true,
      from: '08:00',
      to: '21:00',
      text: {
        tr: 'Spanın altında, tavandan on iki delikle gün ışığı alır; 29 derece.',
        en: 'Beneath the spa, lit by twelve round openings in the roof; 29 degrees.',
        de: 'Unter dem Spa, Tageslicht durch zwölf runde Öffnungen; 29 Grad.',
        ru: 'Под спа, свет из двенадцати круглых окон в потолке; 29 градусов.',
      },
    },
  ],
  rooms: [
    {
      id: 3001,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 27,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Zeytin odası', en: 'Olive room', de: 'Olivenzimmer', ru: 'Номер «Олива»' },
      slug: { tr: 'zeytin-odasi', en: 'olive-room', de: 'olivenzimmer', ru: 'nomer-oliva' },
      text: {
        tr: 'Üst teraslarda, zeytinliğe açılan serin oda.',
        en: 'A cool room on the upper terraces that looks into the olive grove.',
        de: 'Kühles Zimmer auf den oberen Terrassen mit Blick in den Olivenhain.',
        ru: 'Прохладный номер на верхних террасах с видом на оливковую рощу.',
      },
      body: {
        tr: [
          'Koyu görmez, ama ağustosta otelin en serin odaları bunlardır: pencere kuzeye bakar, önünde yüz yaşını geçmiş zeytinler var. Duvar kireç badana, zemin açık taş, yatak başlığı hasır örgü.',
          'Resepsiyona elli adımdır ve asansörden önce kahvaltıya varılır. Çalışmak isteyenler için pencere önünde bir metrelik masa ve gerçekten rahat bir sandalye koyduk.',
        ],
        en: [
          'It does not see the bay, but in August these are the coolest rooms in the house: the window faces north, into olive trees more than a century old. Lime-washed walls, pale stone underfoot, a headboard of woven rush.',
          'Reception is fifty steps away and breakfast needs no lift. For those who must work there is a metre of desk at the window, and a chair in which one can actually sit.',
        ],
        de: [
          'Die Bucht sieht man nicht, dafür sind dies im August die kühlsten Zimmer im Haus: Das Fenster geht nach Norden, auf Ölbäume von über hundert Jahren. Kalkweiße Wände, heller Steinboden, ein Kopfteil aus Binsengeflecht.',
          'Zur Rezeption sind es fünfzig Schritte, zum Frühstück braucht man keinen Aufzug. Wer arbeiten muss, findet am Fenster einen Meter Schreibtisch und einen Stuhl, auf dem man es aushält.',
        ],
        ru: [
          'Бухты отсюда не видно, зато в августе это самые прохладные номера: окно смотрит на север, на оливы старше ста лет. Белёные стены, светлый камень под ногами, изголовье из плетёного тростника.',
          'До стойки пятьдесят шагов, до завтрака не нужен лифт. Для тех, кому надо работать, у окна стоит метровый стол и стул, на котором действительно удобно сидеть.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik ya da iki tek yatak',
        en: 'One double or two single beds',
        de: 'Ein Doppelbett oder zwei Einzelbetten',
        ru: 'Одна двуспальная или две односпальные кровати',
      },
      view: { tr: 'Zeytinlik', en: 'Olive grove', de: 'Olivenhain', ru: 'Оливковая роща' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'desk',
        'step-free',
      ],
    },
    {
      id: 3002,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 29,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Koy manzaralı oda', en: 'Bay view room', de: 'Zimmer mit Buchtblick', ru: 'Номер с видом на бухту' },
      slug: {
        tr: 'koy-manzarali-oda',
        en: 'bay-view-room',
        de: 'zimmer-mit-buchtblick',
        ru: 'nomer-s-vidom-na-bukhtu',
      },
      text: {
        tr: 'Altı metrekare balkon, karşıda koyun tamamı.',
        en: 'Six square metres of balcony with the whole bay in front of it.',
        de: 'Sechs Quadratmeter Balkon, davor die ganze Bucht.',
        ru: 'Шесть квадратных метров балкона, перед ним вся бухта.',
      },
      body: {
        tr: [
          'Otelin doksan sekiz odası böyledir; farkları yalnızca yüksekliktir. Yedinci terasta gulet direkleri göz hizasındadır, üçüncüde suya düşen kaşığı duyarsınız. Tercihinizi yazın, elimizden geldiğince uyarız.',
          'Sürgülü cam tamamen açılır ve yatak balkona doğru durur, yani denizi görmek için kalkmak gerekmez. Balkonda iki hasır koltuk, bir çamaşır ipi ve mandal bulunur; mayolar başka yerde kurumaz.',
        ],
        en: [
          'Ninety-eight rooms are like this and differ only in height. On the seventh terrace the masts of the gulets are level with your eyes; on the third you hear a spoon fall into the water. Tell us which you like and we will try.',
          'The glass slides fully open and the bed faces it, so seeing the sea does not require getting up. The balcony has two rush chairs, a washing line and pegs, because swimwear does not dry anywhere else.',
        ],
        de: [
          'Achtundneunzig Zimmer sehen so aus, verschieden ist nur die Höhe. Auf der siebten Terrasse liegen die Masten der Gulets auf Augenhöhe, auf der dritten hört man einen Löffel ins Wasser fallen. Sagen Sie, was Ihnen lieber ist.',
          'Die Scheibe lässt sich ganz aufschieben, das Bett steht zur Bucht: Um das Meer zu sehen, muss niemand aufstehen. Auf dem Balkon zwei Binsensessel, Wäscheleine und Klammern, denn irgendwo müssen die Badesachen trocknen.',
        ],
        ru: [
          'Таких номеров девяносто восемь, различаются они только высотой. На седьмой террасе мачты гулетов на уровне глаз, на третьей слышно, как в воду падает ложка. Напишите, что вам ближе, мы постараемся.',
          'Стеклянная стена сдвигается целиком, кровать стоит лицом к воде: чтобы увидеть море, вставать не нужно. На балконе два плетёных кресла, верёвка и прищепки — купальникам ведь надо где-то сохнуть.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak',
        en: 'One double bed',
        de: 'Ein Doppelbett',
        ru: 'Одна двуспальная кровать',
      },
      view: { tr: 'Torba koyu', en: 'Torba Bay', de: 'Bucht von Torba', ru: 'Бухта Торба' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'sliding-door',
        'bathrobe',
      ],
    },
    {
      id: 3003,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 31,
      maxAdults: 2,
      maxChildren: 0,
      name: {
        tr: 'Su terası odası',
        en: 'Water terrace room',
        de: 'Zimmer mit Wasserterrasse',
        ru: 'Номер с водной террасой',
      },
      slug: {
        tr: 'su-terasi-odasi',
        en: 'water-terrace-room',
        de: 'zimmer-mit-wasserterrasse',
        ru: 'nomer-s-vodnoy-terrasoy',
      },
      text: {
        tr: 'Terastan iki basamakla, sekiz odanın paylaştığı dar havuza.',
        en: 'Two steps from the terrace into a narrow pool shared by eight rooms.',
        de: 'Zwei Stufen von der Terrasse in ein schmales Becken, das sich acht Zimmer teilen.',
        ru: 'Две ступени с террасы — в узкий бассейн, общий для восьми номеров.',
      },
      body: {
        tr: [
          'Beşinci terasta 34 metrelik ince bir su şeridi uzanır; sekiz oda ona açılır. Kimse bütün gün yüzmez burada, daha çok ayak uzatılır. Aralarda biberiye çitleri var, komşunun kitabını göremezsiniz.',
          'Havuz akşam dokuzda kapanır ki gece su sesi dışında ses olmasın. Havuza korkuluksuz inildiği için bu odaları çocuklu misafirlere vermiyoruz; onlara Çifte Küp daha uygundur.',
        ],
        en: [
          'A thin strip of water, 34 metres long, runs along the fifth terrace, and eight rooms open on to it. Nobody swims here all day; it is more a matter of feet. Rosemary hedges in between keep your neighbour’s book private.',
          'The pool closes at nine so that nights stay quiet. As there is no rail at the water’s edge, we do not give these rooms to guests with children. The Double Cube suits them better.',
        ],
        de: [
          'Auf der fünften Terrasse zieht sich ein 34 Meter langes, schmales Wasserband hin, acht Zimmer öffnen sich dazu. Geschwommen wird hier selten, man hält eher die Füße hinein. Rosmarinhecken dazwischen schützen vor fremder Lektüre.',
          'Um neun schließt das Becken, damit die Nacht still bleibt. Weil es am Rand kein Geländer gibt, vergeben wir diese Zimmer nicht an Gäste mit Kindern. Für sie ist der Doppelwürfel das Richtige.',
        ],
        ru: [
          'Вдоль пятой террасы тянется узкая полоса воды длиной 34 метра, к ней выходят восемь номеров. Весь день тут не плавают, скорее опускают ноги. Изгороди из розмарина скрывают, что читает сосед.',
          'В девять бассейн закрывается, чтобы ночью было тихо. Перил у воды нет, поэтому гостям с детьми мы эти номера не даём: им лучше подойдёт «Двойной куб».',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak',
        en: 'One double bed',
        de: 'Ein Doppelbett',
        ru: 'Одна двуспальная кровать',
      },
      view: { tr: 'Havuz ve koy', en: 'Pool and bay', de: 'Becken und Bucht', ru: 'Бассейн и бухта' },
      features: [
        'air-conditioning',
        'terrace',
        'shared-pool',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'bathrobe',
      ],
    },
    {
      id: 3004,
      category: 'FAMILY',
      picture: 'family-room',
      sizeM2: 46,
      maxAdults: 3,
      maxChildren: 2,
      name: {
        tr: 'Çifte Küp aile odası',
        en: 'Double Cube family room',
        de: 'Familienzimmer Doppelwürfel',
        ru: 'Семейный номер «Двойной куб»',
      },
      slug: {
        tr: 'cifte-kup-aile-odasi',
        en: 'double-cube-family-room',
        de: 'familienzimmer-doppelwuerfel',
        ru: 'semeynyy-nomer-dvoynoy-kub',
      },
      text: {
        tr: 'Yan yana iki beyaz küp, arada sürgülü kapı, iki banyo.',
        en: 'Two white cubes side by side, a sliding door between, two bathrooms.',
        de: 'Zwei weiße Würfel nebeneinander, dazwischen eine Schiebetür, zwei Bäder.',
        ru: 'Два белых куба рядом, между ними раздвижная дверь, две ванные.',
      },
      body: {
        tr: [
          'Çocuk tarafında ranza, alçak bir lavabo ve duvara gömülü kitap rafı; büyük tarafında geniş yatak ve kahve makinesi. Arada kapanan kapı sayesinde herkesin saati kendine.',
          'Odaların hepsi ikinci ve üçüncü terasta, Aile İskelesi’ne ve Ahtapot Havuzu’na en yakın yerdedir: yokuşta çocuk taşımak gerekmez. Balkon korkuluğu 115 santim, aralıkları camla kapalı.',
        ],
        en: [
          'On the children’s side there are bunk beds, a low washbasin and a bookshelf set into the wall; on yours a wide bed and an espresso machine. With the door shut, each side keeps its own hours.',
          'All of them lie on the second and third terraces, nearest to the Family Jetty and the Octopus Pool, so nobody is carried uphill. Balcony rails are 115 centimetres high and glazed.',
        ],
        de: [
          'Auf der Kinderseite Etagenbett, niedriges Waschbecken und ein Bücherfach in der Wand, auf Ihrer ein breites Bett und die Espressomaschine. Bei geschlossener Tür lebt jede Seite nach eigener Uhr.',
          'Alle liegen auf der zweiten und dritten Terrasse, dem Familiensteg und dem Oktopusbecken am nächsten: Bergauf getragen wird niemand. Die Balkongeländer sind 115 Zentimeter hoch und verglast.',
        ],
        ru: [
          'На детской половине — двухъярусная кровать, низкая раковина и полка для книг в стене, на взрослой — широкая кровать и кофемашина. Дверь закрыта — и у каждой стороны свой распорядок.',
          'Все они на второй и третьей террасах, ближе всего к Семейному пирсу и «Осьминогу»: нести ребёнка в гору не придётся. Перила балконов 115 сантиметров, застеклены.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak, bir ranza',
        en: 'One king-size bed, one bunk bed',
        de: 'Ein Kingsize-Bett, ein Etagenbett',
        ru: 'Кровать king-size и двухъярусная кровать',
      },
      view: { tr: 'Bahçe ya da koy', en: 'Garden or bay', de: 'Garten oder Bucht', ru: 'Сад или бухта' },
      features: [
        'air-conditioning',
        'balcony',
        'bunk-beds',
        'sliding-door',
        'two-bathrooms',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'bathtub',
        'baby-cot',
      ],
    },
    {
      id: 3005,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 54,
      maxAdults: 2,
      maxChildren: 0,
      name: { tr: 'Dam süiti', en: 'Roof suite', de: 'Dachsuite', ru: 'Люкс с крышей' },
      slug: { tr: 'dam-suiti', en: 'roof-suite', de: 'dachsuite', ru: 'lyuks-s-kryshey' },
      text: {
        tr: 'İçeride bir yatak, damda bir yatak daha; geceyi siz seçersiniz.',
        en: 'One bed inside, another on the roof; the night is yours to choose.',
        de: 'Ein Bett drinnen, ein zweites auf dem Dach; Sie wählen die Nacht.',
        ru: 'Одна кровать внутри, вторая на крыше: выбирайте, где ночевать.',
      },
      body: {
        tr: [
          'Bodrum’da yazın damda uyumak eski âdettir; biz ona sadece cibinlik, pamuk örtü ve sönük bir lamba ekledik. 26 metrekarelik dama içeriden taş merdivenle çıkılır, komşu damlardan görünmez.',
          'Yatak her akşam 20.00’de hazırlanır. Nem çıkarsa ya da fikriniz değişirse aşağıda 180’lik bir yatak ve klima bekler. Sabah altıda güneş vurur; göz bandı çekmecede.',
        ],
        en: [
          'Sleeping on the roof is an old summer habit in Bodrum; all we added is a net, cotton sheets and a dim lamp. Stone steps lead up from the room to 26 square metres that no neighbour can see.',
          'The upper bed is made at eight each evening. If dew falls, or you think better of it, a wide bed and cool air wait below. The sun arrives at six; an eye mask is in the drawer.',
        ],
        de: [
          'Im Sommer auf dem Dach zu schlafen ist in Bodrum alter Brauch; wir haben nur Netz, Baumwolllaken und eine schwache Lampe ergänzt. Eine Steintreppe führt aus dem Zimmer auf 26 Quadratmeter, die kein Nachbar einsieht.',
          'Das obere Bett wird jeden Abend um acht bezogen. Fällt Tau oder überlegen Sie es sich, warten unten ein breites Bett und kühle Luft. Um sechs kommt die Sonne, die Schlafmaske liegt in der Schublade.',
        ],
        ru: [
          'Летом спать на крыше — старый бодрумский обычай; мы добавили лишь сетку, хлопковые простыни и неяркую лампу. Из номера каменная лестница ведёт на 26 квадратных метров, не видных соседям.',
          'Верхнюю постель стелют каждый вечер в восемь. Если выпадет роса или вы передумаете, внизу ждут широкая кровать и прохлада. Солнце приходит в шесть, маска для сна — в ящике.',
        ],
      },
      beds: {
        tr: 'Bir geniş yatak, damda bir çift kişilik yatak',
        en: 'One king-size bed and a double on the roof',
        de: 'Ein Kingsize-Bett, ein Doppelbett auf dem Dach',
        ru: 'Кровать king-size и двуспальная на крыше',
      },
      view: { tr: 'Koy ve gökyüzü', en: 'Bay and sky', de: 'Bucht und Himmel', ru: 'Бухта и небо' },
      features: [
        'air-conditioning',
        'terrace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
      ],
    },
    {
      id: 3006,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 62,
      maxAdults: 3,
      maxChildren: 1,
      name: { tr: 'İskele süiti', en: 'Jetty suite', de: 'Stegsuite', ru: 'Люкс у пирса' },
      slug: { tr: 'iskele-suiti', en: 'jetty-suite', de: 'stegsuite', ru: 'lyuks-u-pirsa' },
      text: {
        tr: 'En alt terasta altı süit; kapıdan merdivene on beş adım.',
        en: 'Six suites on the lowest terrace, fifteen paces from door to ladder.',
        de: 'Sechs Suiten auf der untersten Terrasse, fünfzehn Schritte von der Tür zur Leiter.',
        ru: 'Шесть люксов на нижней террасе, от двери до лесенки пятнадцать шагов.',
      },
      body: {
        tr: [
          'Eskiden sünger depoları buradaydı; kalın duvarları ve kemerli kapıları koruduk. Önünüzdeki altı metrelik platform yalnız sizindir, iki şezlong ve bir duş dâhil. Dalga sesi duyulur, rahatsız edenlere kulak tıkacı veriyoruz.',
          'Oturma odasının çekyatı bir yetişkin ya da büyükçe bir çocuk içindir. Akşam yemeğini platformda da yiyebilirsiniz: mutfağa mesaj atın, balık kırk dakikada kayıkla gelir.',
        ],
        en: [
          'Sponges used to be stored here, and we kept the thick walls and arched doors. The six-metre platform outside is yours alone, with two loungers and a shower. You will hear the waves; for those who mind there are earplugs.',
          'The sofa bed in the sitting room takes an adult or a tall child. Dinner can be had on the platform: send the kitchen a message and the fish comes in forty minutes, by rowing boat.',
        ],
        de: [
          'Früher lagerten hier Schwämme; die dicken Mauern und Bogentüren haben wir behalten. Die sechs Meter lange Plattform davor ist nur für Sie, mit zwei Liegen und Dusche. Man hört die Wellen; wen das stört, der bekommt Ohrstöpsel.',
          'Auf dem Schlafsofa im Wohnzimmer liegt ein Erwachsener oder ein großes Kind bequem. Auch das Abendessen gibt es auf der Plattform: kurze Nachricht an die Küche, vierzig Minuten später kommt der Fisch im Ruderboot.',
        ],
        ru: [
          'Когда-то здесь хранили морские губки; толстые стены и арочные двери мы сберегли. Шестиметровая площадка у воды — только ваша, с двумя шезлонгами и душем. Слышны волны; кому они мешают, тому дадим беруши.',
          'На диване в гостиной удобно взрослому или рослому ребёнку. Поужинать можно прямо на площадке: напишите на кухню, и через сорок минут рыбу привезут на лодке.',
        ],
      },
      beds: {
        tr: 'Bir geniş yatak, bir çekyat',
        en: 'One king-size bed, one sofa bed',
        de: 'Ein Kingsize-Bett, ein Schlafsofa',
        ru: 'Кровать king-size и диван-кровать',
      },
      view: {
        tr: 'Su hizasında koy',
        en: 'The bay at water level',
        de: 'Bucht auf Wasserhöhe',
        ru: 'Бухта на уровне воды',
      },
      features: [
        'air-conditioning',
        'terrace',
        'sofa-bed',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'hot-tub',
        'parquet',
      ],
    },
    {
      id: 3007,
      category: 'VILLA',
      picture: 'suite',
      sizeM2: 118,
      maxAdults: 4,
      maxChildren: 2,
      name: { tr: 'Mandalina villası', en: 'Mandarin villa', de: 'Mandarinenvilla', ru: 'Вилла «Мандарин»' },
      slug: { tr: 'mandalina-villasi', en: 'mandarin-villa', de: 'mandarinenvilla', ru: 'villa-mandarin' },
      text: {
        tr: 'Bahçe içinde dört villa: iki yatak odası, sekiz metrelik havuz, taş fırın.',
        en: 'Four villas in the grove: two bedrooms, an eight-metre pool, a stone oven.',
        de: 'Vier Villen im Hain: zwei Schlafzimmer, acht Meter Pool, ein Steinofen.',
        ru: 'Четыре виллы в саду: две спальни, восьмиметровый бассейн, каменная печь.',
      },
      body: {
        tr: [
          'İki aile ya da üç kuşak için. Yatak odaları avlunun iki ucundadır, ortada on kişilik masa ve asma var. Kasımda ağaçlar dolar, nisanda çiçek açar; kokuyu kapatacak bir düğme yok.',
          'Küçük mutfak kahvaltıya yeter; fazlası için bir aşçı gelir, taş fırını yakar. İskeleye elektrikli araçla dört dakika. Yağmur suyu sarnıçta toplanır ve havuzu değil, ağaçları sular.',
        ],
        en: [
          'For two families, or three generations. The bedrooms lie at opposite ends of a courtyard, with a vine and a table for ten between them. The trees fruit in November and flower in April; there is no switch for the scent.',
          'The kitchenette will do for breakfast; for anything more a cook comes and lights the oven. An electric cart reaches the jetty in four minutes. Rain is kept in a cistern and waters the trees, not the pool.',
        ],
        de: [
          'Für zwei Familien oder drei Generationen. Die Schlafzimmer liegen an den beiden Enden eines Hofs, dazwischen Weinlaub und ein Tisch für zehn. Im November tragen die Bäume, im April blühen sie; der Duft lässt sich nicht abstellen.',
          'Die kleine Küche genügt fürs Frühstück; für mehr kommt ein Koch und heizt den Ofen an. Zum Steg fährt das Elektromobil vier Minuten. Regen wird in einer Zisterne gesammelt und wässert die Bäume, nicht den Pool.',
        ],
        ru: [
          'Для двух семей или трёх поколений. Спальни в разных концах дворика, между ними виноград и стол на десятерых. В ноябре деревья в плодах, в апреле в цвету; выключателя у этого запаха нет.',
          'Мини-кухни хватит для завтрака; для остального приходит повар и растапливает печь. До пирса четыре минуты на электромобиле. Дождевую воду собирают в цистерну и поливают ею деревья, а не наполняют бассейн.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik, iki tek yatak, bir çekyat',
        en: 'One king-size, two singles, one sofa bed',
        de: 'Ein Kingsize-Bett, zwei Einzelbetten, ein Schlafsofa',
        ru: 'Кровать king-size, две односпальные, диван-кровать',
      },
      view: { tr: 'Mandalina bahçesi', en: 'Mandarin grove', de: 'Mandarinenhain', ru: 'Мандариновый сад' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
        'kitchenette',
        'two-bathrooms',
        'sofa-bed',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'iron',
        'step-free',
      ],
    },
  ],
  outlets: [
    {
      id: 3051,
      group: 'MAIN',
      paid: false,
      picture: 'restaurant',
      name: { tr: 'Yokuş', en: 'The Slope', de: 'Am Hang', ru: 'Ресторан «Склон»' },
      slug: { tr: 'yokus', en: 'the-slope', de: 'am-hang', ru: 'restoran-sklon' },
      text: {
        tr: 'Üç basamaklı ana restoran: üstte gölge, ortada açık mutfak, altta manzara.',
        en: 'The main restaurant on three levels: shade above, open kitchen in the middle, the view below.',
        de: 'Das Hauptrestaurant auf drei Ebenen: oben Schatten, in der Mitte die offene Küche, unten die Aussicht.',
        ru: 'Основной ресторан на трёх уровнях: сверху тень, посередине открытая кухня, внизу вид.',
      },
      body: {
        tr: [
          'Büfe kısa ve sık tazelenir. Salatada Ege otları, ızgarada günün balığı, köşede taş fırın var; pideci Rıfat günde 300 hamur açar. Çocuklar için ayrı tezgâh 18.00’de kurulur, boyu 70 santimdir.',
          'Kahvaltıda on altı peynir yerine altı peynir, ama hepsinin köyü yazılı. Bal Milas’ın Bafa yolundan, zeytin arkadaki yamaçtan gelir. Vegan ve glütensiz tabaklar turuncu değil yeşil tepside durur, karışmaz.',
        ],
        en: [
          'The buffet is short and often renewed: Aegean herbs among the salads, the day’s fish on the grill, and a stone oven where Rıfat stretches 300 flatbreads a day. The children’s counter opens at six and is seventy centimetres high.',
          'At breakfast there are not sixteen cheeses but six, each with its village named. Honey comes from the Bafa road near Milas, olives from the slope behind. Vegan and gluten-free dishes stand on green trays, apart from the rest.',
        ],
        de: [
          'Das Buffet ist kurz und wird oft erneuert: ägäische Kräuter bei den Salaten, der Fisch des Tages auf dem Grill und ein Steinofen, an dem Rıfat am Tag 300 Fladen zieht. Die Kindertheke öffnet um sechs und ist siebzig Zentimeter hoch.',
          'Zum Frühstück gibt es nicht sechzehn Käse, sondern sechs, jeder mit dem Namen seines Dorfs. Der Honig kommt von der Straße nach Bafa, die Oliven vom Hang dahinter. Veganes und Glutenfreies steht getrennt auf grünen Tabletts.',
        ],
        ru: [
          'Буфет короткий, зато часто обновляется: эгейские травы в салатах, рыба дня на гриле и каменная печь, где Рыфат растягивает 300 лепёшек в день. Детская стойка открывается в шесть, её высота семьдесят сантиметров.',
          'На завтрак не шестнадцать сыров, а шесть, и у каждого подписана деревня. Мёд — с дороги на Бафу, оливки — со склона за домом. Веганские и безглютеновые блюда стоят отдельно, на зелёных подносах.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:30', to: '11:00' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittagessen', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '19:00', to: '21:30' },
      ],
      features: [
        { label: SEATS, value: count(420) },
        { label: TABLE, value: WALK_IN },
        { label: DRESS, value: NO_SWIMWEAR },
      ],
    },
    {
      id: 3052,
      group: 'ALACARTE',
      paid: true,
      picture: 'grill',
      name: { tr: 'Süngerci', en: 'The Sponge Diver', de: 'Der Schwammtaucher', ru: 'Ловец губок' },
      slug: { tr: 'sungerci-balik', en: 'the-sponge-diver', de: 'der-schwammtaucher', ru: 'lovets-gubok' },
      text: {
        tr: 'Uzun İskele’nin ucunda on dört masa; balık tahtada yazılı, tahta boşalınca biter.',
        en: 'Fourteen tables at the end of the Long Jetty; the fish is chalked on a board, and when the board is clean it is over.',
        de: 'Vierzehn Tische am Ende des Langen Stegs; der Fisch steht auf der Tafel, ist sie leer, ist Schluss.',
        ru: 'Четырнадцать столов на краю Длинного пирса; рыба записана мелом на доске, и когда доска пуста — всё.',
      },
      body: {
        tr: [
          'Balıkçı Halil’in teknesi saat beşte yanaşır, şef Nilgün sandığı iskelede seçer. Ne geldiyse o: lagos, sinarit, bazen yalnız kupes. Izgara meşe kömürüyle yakılır; yanında sadece roka, limon ve soğan. Eski bir süngercinin dalış başlığı kapıda durur, çocuklar deneyebilir.',
        ],
        en: [
          'Halil’s boat ties up at five and Nilgün, the chef, chooses from the crate on the jetty. You eat what came: grouper, dentex, some days only bogue. It is grilled over oak charcoal and served with rocket, lemon and onion. An old sponge diver’s helmet stands at the door, and children may try it on.',
        ],
        de: [
          'Um fünf legt Halils Boot an, und Köchin Nilgün sucht auf dem Steg aus der Kiste aus. Gegessen wird, was kam: Zackenbarsch, Zahnbrasse, an manchen Tagen nur Gelbstrieme. Gegrillt über Eichenkohle, dazu Rucola, Zitrone, Zwiebel. Am Eingang steht ein alter Taucherhelm, Kinder dürfen ihn aufsetzen.',
        ],
        ru: [
          'В пять причаливает лодка Халиля, и шеф Нильгюн выбирает прямо на пирсе. Едят то, что пришло: групера, зубана, а иной раз только бопса. Жарят на дубовых углях, подают с рукколой, лимоном и луком. У входа стоит шлем старого ловца губок — детям разрешено примерить.',
        ],
      },
      hours: [{ from: '19:30', to: '23:00' }],
      features: [
        { label: SEATS, value: count(52) },
        { label: TABLE, value: { tr: 'Bir gün önce', en: 'The day before', de: 'Am Vortag', ru: 'Накануне' } },
        { label: DRESS, value: NO_SWIMWEAR },
      ],
    },
    {
      id: 3053,
      group: 'ALACARTE',
      paid: false,
      picture: 'meze',
      name: { tr: 'Ot', en: 'Wild Greens', de: 'Wildkraut', ru: 'Травы' },
      slug: { tr: 'ot-meyhanesi', en: 'wild-greens', de: 'wildkraut', ru: 'restoran-travy' },
      text: {
        tr: 'Cibes, turp otu, deniz börülcesi: yirmi iki meze, çoğu yeşil.',
        en: 'Samphire, radish leaf, wild fennel: twenty-two meze, most of them green.',
        de: 'Queller, Rettichblatt, wilder Fenchel: zweiundzwanzig Meze, die meisten grün.',
        ru: 'Солерос, листья редьки, дикий фенхель: двадцать две мезе, почти все зелёные.',
      },
      body: {
        tr: [
          'Bodrum pazarı salı ve cuma kurulur; menü o iki gün değişir. Otlar kısa haşlanır, zeytinyağı arkadaki 90 ağaçtan gelir. Meze tepsisi masaya taşınır, parmakla gösterirsiniz, kimse isim ezberlemek zorunda kalmaz. Konaklamada bir akşam dâhildir.',
        ],
        en: [
          'The market in Bodrum is on Tuesdays and Fridays, and so the menu changes on those two days. Greens are barely boiled; the oil comes from ninety trees behind the house. The tray is carried to your table and you point, so there are no names to learn. One evening per stay is included.',
        ],
        de: [
          'Dienstags und freitags ist Markt in Bodrum, an diesen Tagen wechselt die Karte. Die Kräuter werden nur kurz gekocht, das Öl stammt von neunzig Bäumen hinter dem Haus. Das Tablett kommt an den Tisch, Sie zeigen darauf, Namen muss niemand lernen. Ein Abend je Aufenthalt ist inbegriffen.',
        ],
        ru: [
          'Рынок в Бодруме — по вторникам и пятницам, в эти дни меняется и меню. Травы едва отваривают, масло — от девяноста деревьев за домом. Поднос приносят к столу, вы показываете пальцем, запоминать названия не нужно. Один вечер за время отдыха включён.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      features: [
        { label: SEATS, value: count(70) },
        {
          label: TABLE,
          value: {
            tr: 'Resepsiyondan ya da uygulamadan',
            en: 'At reception or in the app',
            de: 'An der Rezeption oder in der App',
            ru: 'На стойке или в приложении',
          },
        },
        { label: DRESS, value: NO_SWIMWEAR },
      ],
    },
    {
      id: 3054,
      group: 'SNACK',
      paid: false,
      picture: 'beach',
      name: { tr: 'Kayık', en: 'The Rowing Boat', de: 'Das Ruderboot', ru: 'Лодка' },
      slug: { tr: 'kayik-bufe', en: 'the-rowing-boat', de: 'das-ruderboot', ru: 'bufet-lodka' },
      text: {
        tr: 'Karaya çekilmiş bir balıkçı kayığından kumru, kalamar ve karpuz.',
        en: 'Kumru sandwiches, squid and watermelon from a fishing boat pulled ashore.',
        de: 'Kumru-Sandwiches, Kalmar und Wassermelone aus einem an Land gezogenen Fischerboot.',
        ru: 'Сэндвичи кумру, кальмары и арбуз — с рыбацкой лодки, вытащенной на берег.',
      },
      body: {
        tr: [
          'Kayığın adı Emine, 1974 yapımı, artık yüzmüyor ama günde 200 kumru çıkarıyor. Ekmek susamlı ve nohut mayalı, içi sucuk ya da ızgara peynir. Bayrak kaldırana tepsiyle iskeleye götürülür; ıslak parmakla yenmek üzere kâğıda sarılıdır.',
        ],
        en: [
          'The boat is called Emine and was built in 1974. She no longer floats, yet turns out two hundred kumru a day: sesame bread raised with chickpeas, filled with sausage or grilled cheese. Raise your flag and a tray comes to the jetty, wrapped for wet fingers.',
        ],
        de: [
          'Das Boot heißt Emine und ist Baujahr 1974. Es schwimmt nicht mehr, liefert aber zweihundert Kumru am Tag: Sesambrot mit Kichererbsenhefe, gefüllt mit Knoblauchwurst oder Grillkäse. Wer das Fähnchen hebt, bekommt es am Steg, eingewickelt für nasse Finger.',
        ],
        ru: [
          'Лодку зовут «Эмине», она 1974 года. На воде уже не держится, но выдаёт двести кумру в день: кунжутный хлеб на нутовой закваске с колбасой или жареным сыром. Поднимите флажок — принесут на пирс, завёрнутым для мокрых рук.',
        ],
      },
      hours: [{ from: '11:00', to: '17:30' }],
      features: [
        { label: SEATS, value: count(36) },
        { label: TABLE, value: WALK_IN },
      ],
    },
    {
      id: 3055,
      group: 'BAR',
      paid: false,
      picture: 'bar',
      name: { tr: 'Poyraz', en: 'Poyraz', de: 'Poyraz', ru: 'Пойраз' },
      slug: { tr: 'poyraz-iskele-bari', en: 'poyraz-jetty-bar', de: 'poyraz-stegbar', ru: 'bar-poyraz' },
      text: {
        tr: 'Suyun üstündeki bar: gündüz limonata, akşam caz.',
        en: 'The bar above the water: lemonade by day, jazz by night.',
        de: 'Die Bar über dem Wasser: tags Limonade, abends Jazz.',
        ru: 'Бар над водой: днём лимонад, вечером джаз.',
      },
      body: {
        tr: [
          'Tezgâh bir guletin eski güvertesinden kesildi, sekiz metre. Barmen Tolga altı kokteyli mandalinayla kurar: kabuk, yaprak, çiçek ve meyve. Üçlü 21.30 ile 23.30 arasında çalar, pazartesi dinlenir; o akşam plak dinlenir, seçen misafirdir.',
        ],
        en: [
          'The counter was cut from the old deck of a gulet and is eight metres long. Tolga builds six cocktails on mandarin: peel, leaf, blossom and fruit. The trio plays from 9.30 to 11.30 and rests on Mondays, when records are played and guests choose them.',
        ],
        de: [
          'Der acht Meter lange Tresen stammt aus dem Deck einer alten Gulet. Barmann Tolga baut sechs Cocktails aus der Mandarine: Schale, Blatt, Blüte, Frucht. Das Trio spielt von 21.30 bis 23.30 Uhr; montags hat es frei, dann laufen Platten, und die Gäste suchen aus.',
        ],
        ru: [
          'Восьмиметровую стойку выпилили из палубы старого гулета. Бармен Толга строит шесть коктейлей на мандарине: кожура, лист, цветок, плод. Трио играет с 21:30 до 23:30, в понедельник отдыхает: тогда крутят пластинки, и выбирают их гости.',
        ],
      },
      hours: [{ from: '10:00', to: '00:30' }],
      features: [
        { label: SEATS, value: count(80) },
        { label: TABLE, value: WALK_IN },
      ],
    },
    {
      id: 3056,
      group: 'PATISSERIE',
      paid: false,
      picture: 'dessert',
      name: { tr: 'Kabuk', en: 'Zest', de: 'Schale', ru: 'Цедра' },
      slug: { tr: 'kabuk-pastane', en: 'zest-patisserie', de: 'patisserie-schale', ru: 'konditerskaya-tsedra' },
      text: {
        tr: 'Mandalina reçeli, sakızlı dondurma, ikindi çayı.',
        en: 'Mandarin jam, mastic ice cream and tea at four.',
        de: 'Mandarinenkonfitüre, Mastix-Eis und Tee um vier.',
        ru: 'Мандариновое варенье, мороженое с мастикой, чай в четыре.',
      },
      body: {
        tr: [
          'Pastacı Sevgi Hanım aralık ve ocakta, otel kapalıyken bir tona yakın mandalinayı reçel ve şuruba çevirir; yaz ondan yenir. Dokuz dondurmanın dördü sütsüzdür. Saat dörtte ılık lokma çıkar ve en geç dört buçukta biter.',
        ],
        en: [
          'In December and January, while the hotel is closed, Sevgi the pastry chef turns nearly a tonne of mandarins into jam and syrup, and summer lives off that. Four of the nine ice creams contain no milk. Warm lokma appears at four and is gone by half past.',
        ],
        de: [
          'Im Dezember und Januar, wenn das Hotel ruht, verarbeitet Konditorin Sevgi fast eine Tonne Mandarinen zu Konfitüre und Sirup, davon lebt der Sommer. Vier der neun Eissorten sind ohne Milch. Um vier gibt es warme Lokma, um halb fünf keine mehr.',
        ],
        ru: [
          'В декабре и январе, пока отель закрыт, кондитер Севги превращает почти тонну мандаринов в варенье и сироп: на этом живёт всё лето. Четыре из девяти сортов мороженого без молока. В четыре выносят тёплую локму, к половине пятого её уже нет.',
        ],
      },
      hours: [{ from: '11:00', to: '19:00' }],
      features: [
        { label: SEATS, value: count(44) },
        { label: TABLE, value: WALK_IN },
      ],
    },
    {
      id: 3057,
      group: 'BAR',
      paid: true,
      picture: 'terrace',
      name: { tr: 'On Birinci', en: 'The Eleventh', de: 'Die Elfte', ru: 'Одиннадцатая' },
      slug: { tr: 'on-birinci-teras', en: 'the-eleventh', de: 'die-elfte', ru: 'bar-odinnadtsataya' },
      text: {
        tr: 'En üst terasta günbatımı ve yarımadanın şarapları.',
        en: 'Sunset and peninsula wines on the highest terrace.',
        de: 'Sonnenuntergang und Weine der Halbinsel auf der obersten Terrasse.',
        ru: 'Закат и вина полуострова на самой верхней террасе.',
      },
      body: {
        tr: [
          'Koy doğuya bakar, o yüzden güneşin batışı yalnız buradan, sırtın arkasından görünür. Kırk sekiz koltuk batıya çevrilidir. Kartta Bodrum ve Milas’tan on altı şarap, yanında Tulum peyniri ve incir. Son asansör 23.45’te iner.',
        ],
        en: [
          'The bay looks east, so the sun can be seen to set only from up here, behind the ridge, and forty-eight chairs face that way. The list has sixteen wines from Bodrum and Milas, with tulum cheese and figs. The last lift goes down at 11.45.',
        ],
        de: [
          'Die Bucht blickt nach Osten, den Sonnenuntergang sieht man deshalb nur von hier oben, hinter dem Bergrücken; achtundvierzig Sessel stehen danach ausgerichtet. Sechzehn Weine aus Bodrum und Milas, dazu Tulum-Käse und Feigen. Der letzte Aufzug fährt um 23.45 Uhr.',
        ],
        ru: [
          'Бухта обращена на восток, поэтому закат виден только отсюда, за гребнем горы: туда и повёрнуты сорок восемь кресел. В карте шестнадцать вин из Бодрума и Миласа, к ним сыр тулум и инжир. Последний лифт вниз — в 23:45.',
        ],
      },
      hours: [{ from: '18:00', to: '23:45' }],
      features: [
        { label: SEATS, value: count(48) },
        {
          label: TABLE,
          value: {
            tr: 'Günbatımı için önerilir',
            en: 'Advised for sunset',
            de: 'Zum Sonnenuntergang empfohlen',
            ru: 'На закат — желательно',
          },
        },
      ],
    },
  ],
  kids: {
    intro: {
      tr: [
        'Yamaçta çocuk büyütmek plan ister; biz kulübü en alta, suya yakın koyduk. Ahtapot Kulübü 280 metrekaredir ve dokuz eğitmen çalışır. Program denizle ilgilidir: düğüm atmak, yengeç saymak, ilk yelken.',
      ],
      en: [
        'Children on a slope need planning, so we put the club at the bottom, next to the water. The Octopus Club has 280 square metres and nine staff. What it teaches is the sea: tying knots, counting crabs, a first sail.',
      ],
      de: [
        'Kinder am Hang brauchen Planung, darum liegt der Club ganz unten am Wasser. Der Oktopus-Club hat 280 Quadratmeter und neun Betreuer. Gelernt wird das Meer: Knoten machen, Krebse zählen, zum ersten Mal segeln.',
      ],
      ru: [
        'Дети на склоне требуют плана, поэтому клуб мы поставили внизу, у самой воды. В «Осьминоге» 280 квадратных метров и девять воспитателей. Учат тут морю: вязать узлы, считать крабов, впервые идти под парусом.',
      ],
    },
    groups: [
      {
        name: { tr: 'Yengeçler', en: 'Crabs', de: 'Krebse', ru: 'Крабики' },
        ages: { tr: '4–6 yaş', en: 'Ages 4–6', de: '4–6 Jahre', ru: '4–6 лет' },
        from: '10:00',
        to: '17:00',
        text: {
          tr: 'Kum masası, sığ havuz, öğle uykusu için loş bir köşe.',
          en: 'A sand table, the shallow pool and a dim corner for a nap.',
          de: 'Sandtisch, flaches Becken und eine dämmrige Ecke für den Mittagsschlaf.',
          ru: 'Стол с песком, мелкий бассейн и тёмный уголок для дневного сна.',
        },
      },
      {
        name: { tr: 'Miçolar', en: 'Ship’s boys and girls', de: 'Schiffsjungen und -mädchen', ru: 'Юнги' },
        ages: { tr: '7–11 yaş', en: 'Ages 7–11', de: '7–11 Jahre', ru: '7–11 лет' },
        from: '10:00',
        to: '18:30',
        text: {
          tr: 'Optimist, şnorkel, sekiz denizci düğümü; cuma günü gemi defteri imzalanır.',
          en: 'Optimist dinghies, snorkels and eight sailor’s knots; the logbook is signed on Friday.',
          de: 'Optimist, Schnorchel, acht Seemannsknoten; freitags wird das Logbuch unterschrieben.',
          ru: '«Оптимист», трубка и маска, восемь морских узлов; в пятницу подписывают судовой журнал.',
        },
      },
      {
        name: { tr: 'Güverte', en: 'On deck', de: 'An Deck', ru: 'Палуба' },
        ages: { tr: '12–16 yaş', en: 'Ages 12–16', de: '12–16 Jahre', ru: '12–16 лет' },
        from: '15:00',
        to: '22:00',
        text: {
          tr: 'Katamaran, tüplü dalışa giriş, akşam iskelede film.',
          en: 'Catamarans, a first dive with a tank, a film on the jetty at night.',
          de: 'Katamaran, Schnuppertauchen, abends Kino auf dem Steg.',
          ru: 'Катамараны, пробное погружение, вечером кино на пирсе.',
        },
      },
    ],
    safety: {
      tr: [
        'Suda her beş çocuğa bir eğitmen düşer, hepsinin cankurtaran belgesi var.',
        'Bütün iskelelerde çocuk yeleği bulunur; Aile İskelesi’nde yelek zorunludur, on yaşına kadar.',
        'Merdiven başlarında çocuk kapısı, asansörlerde refakat kuralı: sekiz yaşından küçük yalnız binmez.',
        'Alerjiler bileklik rengiyle mutfağa bildirilir, ebeveyn imzasıyla.',
      ],
      en: [
        'In the water there is one instructor to five children, and every instructor holds a lifeguard’s certificate.',
        'Life vests hang on all three jetties; on the Family Jetty they are compulsory up to the age of ten.',
        'The stairs have gates, and children under eight do not ride the inclined lifts alone.',
        'Allergies go to the kitchen by the colour of a wristband, with a parent’s signature.',
      ],
      de: [
        'Im Wasser kommt ein Betreuer auf fünf Kinder, und jeder ist ausgebildeter Rettungsschwimmer.',
        'An allen drei Stegen hängen Schwimmwesten; auf dem Familiensteg sind sie bis zehn Jahre Pflicht.',
        'Die Treppen haben Gitter, und unter acht fährt niemand allein im Schrägaufzug.',
        'Allergien meldet die Farbe des Armbands an die Küche, mit Unterschrift der Eltern.',
      ],
      ru: [
        'В воде один инструктор на пятерых детей, у каждого удостоверение спасателя.',
        'На всех пирсах висят детские жилеты; на Семейном до десяти лет они обязательны.',
        'У лестниц калитки, а младше восьми лет одних в наклонный лифт не пускают.',
        'Об аллергиях кухня узнаёт по цвету браслета — с подписью родителей.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa altıncı terasın içine gömülüdür; dışarıdan yalnız on iki yuvarlak pencere görünür. Süngerin bu kıyıda geçmişi uzundur, o yüzden köpük burada hâlâ doğal Ege süngeriyle yapılır. Yedi oda, sekiz terapist.',
      ],
      en: [
        'The spa is sunk into the sixth terrace; all you see of it from outside are twelve round windows. This coast lived off sponges for centuries, and lather here is still made with a natural one. Seven rooms, eight therapists.',
      ],
      de: [
        'Das Spa ist in die sechste Terrasse eingelassen, von außen sieht man nur zwölf runde Fenster. Diese Küste lebte jahrhundertelang von Schwämmen, und noch heute wird hier mit einem echten geschäumt. Sieben Räume, acht Therapeuten.',
      ],
      ru: [
        'Спа утоплен в шестую террасу, снаружи видны лишь двенадцать круглых окон. Веками этот берег кормился губкой, и пену здесь до сих пор взбивают натуральной. Семь кабинетов, восемь мастеров.',
      ],
    },
    hours: [{ from: '09:30', to: '20:30' }],
    treatments: [
      {
        id: 30001,
        minutes: 50,
        title: {
          tr: 'Süngerle hamam',
          en: 'Hammam with sea sponge',
          de: 'Hamam mit Meeresschwamm',
          ru: 'Хаммам с морской губкой',
        },
        text: {
          tr: 'Kese, ardından doğal süngerin bol köpüğü.',
          en: 'A scrub, then the generous lather of a natural sponge.',
          de: 'Peeling, danach der üppige Schaum eines Naturschwamms.',
          ru: 'Кесе, затем пышная пена натуральной губки.',
        },
      },
      {
        id: 30002,
        minutes: 60,
        title: { tr: 'Yüzücü omzu', en: 'Swimmer’s shoulders', de: 'Schwimmerschultern', ru: 'Плечи пловца' },
        text: {
          tr: 'Omuz ve sırt üstüne derin çalışma; uzun yüzüşten sonra.',
          en: 'Deep work on shoulders and upper back, after the long swim.',
          de: 'Tiefe Arbeit an Schultern und oberem Rücken, nach der langen Strecke.',
          ru: 'Глубокая работа с плечами и верхом спины, после длинного заплыва.',
        },
      },
      {
        id: 30003,
        minutes: 45,
        title: { tr: 'Mandalina peelingi', en: 'Mandarin scrub', de: 'Mandarinenpeeling', ru: 'Мандариновый скраб' },
        text: {
          tr: 'Kurutulmuş kabuk, deniz tuzu ve zeytinyağı.',
          en: 'Dried peel, sea salt and olive oil.',
          de: 'Getrocknete Schale, Meersalz und Olivenöl.',
          ru: 'Сушёная кожура, морская соль и оливковое масло.',
        },
      },
      {
        id: 30004,
        minutes: 40,
        title: { tr: 'Güneş sonrası', en: 'After sun', de: 'Nach der Sonne', ru: 'После солнца' },
        text: {
          tr: 'Soğuk yoğurt ve aloe kompresi, hafif dokunuşla.',
          en: 'Cold compresses of yoghurt and aloe, lightly applied.',
          de: 'Kalte Umschläge mit Joghurt und Aloe, mit leichter Hand.',
          ru: 'Прохладные компрессы с йогуртом и алоэ, лёгкими движениями.',
        },
      },
      {
        id: 30005,
        minutes: 55,
        title: {
          tr: 'İskelede yüz masajı',
          en: 'Face massage on the jetty',
          de: 'Gesichtsmassage auf dem Steg',
          ru: 'Массаж лица на пирсе',
        },
        text: {
          tr: 'Sessiz İskele’nin çadırında, sabah sekizden ona kadar.',
          en: 'In the tent on the Quiet Jetty, between eight and ten in the morning.',
          de: 'Im Zelt auf dem Stillen Steg, morgens zwischen acht und zehn.',
          ru: 'В шатре на Тихом пирсе, с восьми до десяти утра.',
        },
      },
      {
        id: 30006,
        minutes: 80,
        title: {
          tr: 'Defne yağı ile bütün beden',
          en: 'Laurel oil, whole body',
          de: 'Ganzkörper mit Lorbeeröl',
          ru: 'Всё тело с лавровым маслом',
        },
        text: {
          tr: 'Yavaş, ısıtılmış yağla; sonunda bitki çayı.',
          en: 'Slow, with warmed oil, and herb tea at the end.',
          de: 'Langsam, mit gewärmtem Öl, zum Schluss Kräutertee.',
          ru: 'Неспешно, с подогретым маслом, в конце травяной чай.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Mermer hamam', en: 'Marble hammam', de: 'Marmorhamam', ru: 'Мраморный хаммам' },
        text: {
          tr: 'Milas mermerinden, on kişilik göbek taşı.',
          en: 'Of Milas marble, with a slab for ten.',
          de: 'Aus Milas-Marmor, mit Liegestein für zehn.',
          ru: 'Из миласского мрамора, камень на десятерых.',
        },
      },
      {
        title: {
          tr: 'Denize bakan sauna',
          en: 'Sauna with a sea window',
          de: 'Sauna mit Meerfenster',
          ru: 'Сауна с окном на море',
        },
        text: {
          tr: 'İki yuvarlak pencere, 85 derece, on iki kişi.',
          en: 'Two round windows, 85 degrees, room for twelve.',
          de: 'Zwei runde Fenster, 85 Grad, Platz für zwölf.',
          ru: 'Два круглых окна, 85 градусов, на двенадцать человек.',
        },
      },
      {
        title: { tr: 'Çam altı terası', en: 'Pine terrace', de: 'Kiefernterrasse', ru: 'Терраса под соснами' },
        text: {
          tr: 'On altı yatak, rüzgâr sesi, soğuk ıhlamur.',
          en: 'Sixteen daybeds, wind in the needles, cold lime-blossom tea.',
          de: 'Sechzehn Liegen, Wind in den Nadeln, kalter Lindenblütentee.',
          ru: 'Шестнадцать лежаков, ветер в хвое, холодный липовый чай.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Mayıs ve ekim burada toplantı aylarıdır. Kaptan salonu denize bakar ve karartılabilir; küçük salon sekizinci terastadır. Takım çalışması için iki katamaran arasında yarış kurulur, kaybeden akşam konuşmasını yapar.',
      ],
      en: [
        'May and October are the months for meetings here. The Kaptan hall looks at the sea and can be darkened; the smaller one is on the eighth terrace. For teams we set up a race between two catamarans, and the losers give the speech at dinner.',
      ],
      de: [
        'Mai und Oktober sind hier die Monate für Tagungen. Der Saal Kaptan blickt aufs Meer und lässt sich verdunkeln, der kleinere liegt auf der achten Terrasse. Für Teams gibt es eine Regatta mit zwei Katamaranen, die Verlierer halten abends die Rede.',
      ],
      ru: [
        'Май и октябрь здесь — месяцы встреч. Зал «Каптан» смотрит на море и затемняется, малый расположен на восьмой террасе. Для команд устраиваем гонку двух катамаранов: проигравшие произносят речь за ужином.',
      ],
    },
    halls: [
      { name: 'Kaptan', areaM2: 240, heightM: 4.5, theatre: 220, classroom: 120, banquet: 160 },
      { name: 'Pusula', areaM2: 68, heightM: 3.2, theatre: 54, classroom: 30, banquet: 40 },
    ],
  },
  shopping: {
    tr: [
      'Girişteki taş sokakta dört dükkân var: Bodrum sandaletini ölçüyle diken Mehmet Usta, doğal sünger satan son dalgıçlardan biri, Milas halısı ve bizim reçeller. Sandalet iki günde hazırdır; ayağınızı ilk akşam gösterin.',
      'Dükkânlar 10.00–13.00 ve 17.00–22.00 arasında açıktır. Salı günü Bodrum kumaş pazarına 10.30’da ücretsiz servis kalkar, üçte döner.',
    ],
    en: [
      'The stone lane at the entrance has four shops: Mehmet, who makes Bodrum sandals to measure; one of the last divers, who sells natural sponges; Milas carpets; and our own jams. Sandals take two days, so show your feet on the first evening.',
      'They open from 10.00 to 13.00 and from 17.00 to 22.00. On Tuesdays a free shuttle leaves for the textile market in Bodrum at 10.30 and returns at three.',
    ],
    de: [
      'In der Steingasse am Eingang gibt es vier Läden: Mehmet, der Bodrum-Sandalen nach Maß näht, einen der letzten Taucher mit Naturschwämmen, Teppiche aus Milas und unsere Konfitüren. Sandalen brauchen zwei Tage, zeigen Sie Ihre Füße also am ersten Abend.',
      'Geöffnet ist von 10.00 bis 13.00 und von 17.00 bis 22.00 Uhr. Dienstags um 10.30 Uhr fährt ein kostenloser Shuttle zum Stoffmarkt nach Bodrum, um drei zurück.',
    ],
    ru: [
      'На каменной улочке у входа четыре лавки: мастер Мехмет шьёт бодрумские сандалии по ноге, один из последних ловцов продаёт губки, рядом ковры из Миласа и наше варенье. Сандалии готовы через два дня, так что мерку лучше снять в первый вечер.',
      'Открыто с 10:00 до 13:00 и с 17:00 до 22:00. По вторникам в 10:30 на рынок тканей в Бодрум идёт бесплатный автобус, обратно — в три.',
    ],
  },
  philosophy: {
    tr: [
      'Bir yamaçta ev yaparken ilk kural komşunun denizini kapatmamaktır. Bodrum bunu yüzyıllardır bilir; biz de 96 küpü buna göre dizdik ve yol boyunca tek bir çam kesmedik. Üç ağaç dama denk geldi: damlar delindi, ağaçlar duruyor.',
      'Denizle anlaşmamız basit. İskelede tek kullanımlık plastik yok, güneş kreminizin mercana zararsız olanını dolapta veriyoruz, ayda bir dalgıçlar dibi temizliyor. 2024’te çıkan en garip şey, çalışan bir duvar saatiydi.',
    ],
    en: [
      'The first rule of building on a slope is not to take your neighbour’s sea. Bodrum has known that for centuries; we placed ninety-six cubes by it and felled no pine on the way. Three trees stood where roofs should go. The roofs have holes now, and the trees are well.',
      'Our agreement with the sea is simple. No single-use plastic on the jetties, reef-safe sun cream in the cupboard, and once a month divers clear the bottom. The oddest find of 2024 was a wall clock, still going.',
    ],
    de: [
      'Wer am Hang baut, nimmt dem Nachbarn nicht das Meer: Das ist die erste Regel, und Bodrum kennt sie seit Jahrhunderten. Danach haben wir sechsundneunzig Würfel gesetzt und dafür keine Kiefer gefällt. Drei Bäume standen, wo Dächer hinsollten. Jetzt haben die Dächer Löcher, und den Bäumen geht es gut.',
      'Unsere Abmachung mit dem Meer ist einfach: kein Einwegplastik auf den Stegen, meeresverträgliche Sonnencreme im Schrank, und einmal im Monat räumen Taucher den Grund auf. Der seltsamste Fund 2024 war eine Wanduhr, die noch ging.',
    ],
    ru: [
      'Первое правило стройки на склоне — не отнимать у соседа море. Бодрум знает его веками; по нему мы расставили девяносто шесть кубов и не срубили ни одной сосны. Три дерева пришлись на крыши. В крышах теперь отверстия, а деревья живы.',
      'С морем у нас простой уговор: никакого одноразового пластика на пирсах, безвредный для моря крем от солнца в шкафу и раз в месяц водолазы убирают дно. Самая странная находка 2024 года — настенные часы. Они шли.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2025 },
    { code: 'green-key', year: 2024 },
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'zero-waste', year: 2025 },
    { code: 'iso-22000', year: 2023 },
    { code: 'iso-9001', year: 2023 },
  ],
  stories: [
    {
      title: { tr: 'İskeleden iskeleye', en: 'From jetty to jetty', de: 'Von Steg zu Steg', ru: 'От пирса к пирсу' },
      pictures: ['coast', 'harbour', 'bar', 'grill', 'beach'],
    },
    {
      title: { tr: 'Mandalina yılı', en: 'A mandarin year', de: 'Ein Mandarinenjahr', ru: 'Мандариновый год' },
      pictures: ['garden', 'dessert', 'spa', 'terrace'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Kum plaj var mı?',
        en: 'Is there a sandy beach?',
        de: 'Gibt es einen Sandstrand?',
        ru: 'Есть песчаный пляж?',
      },
      answer: {
        tr: 'Yok. Denize iskeleden, merdivenle girilir. Aile İskelesi’nde 60 santimlik çevrili bir sığlık var; kumda oynamak isteyenler için Torba’nın küçük halk plajı 900 metredir.',
        en: 'No. You enter by ladder from a jetty. The Family Jetty encloses a shallow of sixty centimetres, and the little public beach of Torba, for sandcastles, is 900 metres away.',
        de: 'Nein. Ins Wasser geht es vom Steg über Leitern. Am Familiensteg ist eine sechzig Zentimeter flache Zone umschlossen; zum Sandburgenbauen liegt der kleine Ortsstrand 900 Meter entfernt.',
        ru: 'Нет. В воду спускаются по лесенкам с пирсов. У Семейного огорожено мелководье в 60 сантиметров, а строить замки можно на маленьком пляже Торбы в 900 метрах.',
      },
    },
    {
      question: {
        tr: 'Yokuş yorucu mu?',
        en: 'Is the slope hard work?',
        de: 'Ist der Hang anstrengend?',
        ru: 'Склон — это тяжело?',
      },
      answer: {
        tr: 'Basamak sayısı 187, ama iki eğik asansör sabah altıdan gece birine kadar çalışır ve her terasta durur. Tekerlekli sandalyeyle on bir odaya, Yokuş’a ve Ufuk Havuzu’na ulaşılır.',
        en: 'There are 187 steps, but two inclined lifts run from six in the morning to one at night and stop at every terrace. Eleven rooms, the main restaurant and the Horizon Pool can be reached by wheelchair.',
        de: 'Es sind 187 Stufen, doch zwei Schrägaufzüge fahren von sechs Uhr früh bis ein Uhr nachts und halten auf jeder Terrasse. Elf Zimmer, das Hauptrestaurant und der Horizontpool sind mit dem Rollstuhl erreichbar.',
        ru: 'Ступеней 187, но два наклонных лифта ходят с шести утра до часу ночи и останавливаются на каждой террасе. На коляске доступны одиннадцать номеров, основной ресторан и бассейн «Горизонт».',
      },
    },
    {
      question: {
        tr: 'Otel hangi aylarda açık?',
        en: 'When are you open?',
        de: 'Wann haben Sie geöffnet?',
        ru: 'Когда открыт отель?',
      },
      answer: {
        tr: 'Nisanın son haftasından kasımın ilk haftasına kadar. Denize en rahat mayıs sonundan ekim sonuna kadar girilir.',
        en: 'From the last week of April to the first week of November. Swimming is comfortable from late May to late October.',
        de: 'Von der letzten Aprilwoche bis zur ersten Novemberwoche. Angenehm baden lässt es sich von Ende Mai bis Ende Oktober.',
        ru: 'С последней недели апреля до первой недели ноября. Купаться приятно с конца мая до конца октября.',
      },
    },
    {
      question: {
        tr: 'Bodrum’a nasıl gidilir?',
        en: 'How do we get to Bodrum?',
        de: 'Wie kommt man nach Bodrum?',
        ru: 'Как добраться до Бодрума?',
      },
      answer: {
        tr: 'Otel servisi 18.00–01.00 arasında her yarım saatte bir kalkar ve on beş dakika sürer. Gündüz için kapının önünden dolmuş geçer, on dakikada bir.',
        en: 'Our shuttle leaves every thirty minutes from 18.00 to 01.00 and takes a quarter of an hour. By day the dolmuş passes the gate every ten minutes.',
        de: 'Der Shuttle fährt von 18.00 bis 1.00 Uhr alle dreißig Minuten und braucht eine Viertelstunde. Tagsüber hält alle zehn Minuten ein Dolmuş am Tor.',
        ru: 'Наш автобус ходит каждые полчаса с 18:00 до 01:00, в пути четверть часа. Днём мимо ворот каждые десять минут проезжает долмуш.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
