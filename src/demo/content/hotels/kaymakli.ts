import type { HotelContent, Text } from '../types.ts'

const SEATS: Text = { tr: 'Oturma yeri', en: 'Seats', de: 'Plätze', ru: 'Мест' }
const BOOKING: Text = { tr: 'Masa ayırtma', en: 'Table booking', de: 'Reservierung', ru: 'Запись на столик' }
const DRESS: Text = { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' }
const number = (count: number): Text => ({ tr: `${count}`, en: `${count}`, de: `${count}`, ru: `${count}` })
const NO_BOOKING: Text = { tr: 'Gerekmez', en: 'Not needed', de: 'Nicht nötig', ru: 'Не нужна' }
const WARM_LAYER: Text = {
  tr: 'Rahat; akşamları bir hırka iyi gelir',
  en: 'Casual; bring a cardigan for the evening',
  de: 'Leger; abends tut eine Strickjacke gut',
  ru: 'Свободная; вечером пригодится кофта',
}

export const kaymakli: HotelContent = {
  key: 'kaymakli',
  id: 33,
  slug: 'crystal-kaymakli',
  name: 'Crystal Kaymakli',
  region: 'CAPPADOCIA',
  stars: 5,
  opened: 2008,
  renovated: 2022,
  roomsTotal: 84,
  latitude: 38.4598,
  longitude: 34.7521,
  address: 'Cami Kebir Mahallesi, Belediye Caddesi No: 41, 50760 Kaymaklı, Nevşehir',
  phone: '+90 384 555 01 33',
  email: 'kaymakli@crystalhotels.example',
  whatsapp: '905325550133',
  locality: {
    tr: 'Nevşehir, Kaymaklı',
    en: 'Kaymaklı, Nevşehir',
    de: 'Kaymaklı bei Nevşehir',
    ru: 'Каймаклы, Невшехир',
  },
  airport: {
    name: {
      tr: 'Nevşehir Kapadokya Havalimanı (NAV)',
      en: 'Nevşehir Cappadocia Airport (NAV)',
      de: 'Flughafen Nevşehir-Kappadokien (NAV)',
      ru: 'Аэропорт Невшехир-Каппадокия (NAV)',
    },
    km: 49,
    minutes: 50,
  },
  centre: {
    name: { tr: 'Kaymaklı çarşısı', en: 'Kaymaklı high street', de: 'Ortsmitte von Kaymaklı', ru: 'Центр Каймаклы' },
    km: 0.6,
  },

  slogan: {
    tr: 'Sekiz katlı şehrin üst katı',
    en: 'The floor above the underground city',
    de: 'Ein Stockwerk über der Unterstadt',
    ru: 'Этажом выше подземного города',
  },
  sloganText: {
    tr: '84 oda, üç avlu ve yazın da kışın da on dört dereceyi bozmayan kaya.',
    en: '84 rooms, three courtyards, and rock that stays at fourteen degrees in August and in January.',
    de: '84 Zimmer, drei Höfe und ein Fels, der im August wie im Januar vierzehn Grad hält.',
    ru: '84 номера, три двора и скала, в которой четырнадцать градусов и в августе, и в январе.',
  },
  promise: {
    tr: 'Sabahı yürüyerek, akşamı ateş başında geçirmeyi sevenlere; denizi bu defa aramayacak çiftlere.',
    en: 'For couples who walk in the morning, read by the fire in the evening and will not miss the sea this time.',
    de: 'Für Paare, die morgens wandern, abends am Feuer lesen und das Meer diesmal nicht vermissen.',
    ru: 'Для пар, которые утром гуляют по долинам, вечером читают у огня и на этот раз обойдутся без моря.',
  },
  about: {
    tr: [
      'Kaymaklı, Nevşehir’in on dokuz kilometre güneyinde, patates tarlalarının ortasında sakin bir kasabadır. Asıl kasaba aşağıdadır: sekiz kat derine inen, dört katı gezilebilen bir yeraltı şehri. Girişi kapımızdan 350 adım ötede. Sabah dokuzdan önce inen misafir, dar geçitlerde çoğunlukla kendi ayak sesinden başkasını duymaz.',
      'Otel, on bir eski taş evin ve bunların arkasındaki kayanın birleşmesiyle oluştu. 38 oda kayaya oyuldu, 46 oda sarı tüf taşından örüldü. Hiçbir bina iki katı geçmez. Üç avluyu alçak kemerler birbirine bağlar; ilk akşam herkes bir kez yolunu kaybeder, ikinci akşam resepsiyona uğramadan odasını bulur.',
      'Burada gün erken başlar. Balon yolcuları 04.30’da mutfaktan çorbasını alıp çıkar, ötekiler tandır ekmeğinin kokusuyla uyanır. Öğlen vadilere, Derinkuyu’ya ya da havuza gidilir. Saat ondan sonra avluda müzik çalmaz; ateşin çıtırtısı ve bazen bir köpek havlaması kalır. Kışın karı da hesaba katın: her yıl ortalama otuz gün.',
    ],
    en: [
      'Kaymaklı is a quiet farming town nineteen kilometres south of Nevşehir, surrounded by potato fields. The older town lies below it: an underground city that goes down eight floors, four of them open to visitors. Its entrance is 350 steps from our gate. Guests who go before nine in the morning mostly hear their own footsteps in the passages, and nobody else’s.',
      'The hotel grew out of eleven old stone houses and the rock behind them. Thirty-eight rooms are cut into the rock, forty-six are built of yellow tuff, and nothing stands taller than two storeys. Low arches join the three courtyards. Everyone gets lost once, on the first evening; on the second they find their door without asking at the desk.',
      'The day begins early. Balloon passengers collect a bowl of soup from the kitchen at 4.30 and leave; the rest wake to the smell of bread from the tandır. Midday is for the valleys, for Derinkuyu or for the pool. After ten there is no music in the courtyards, only the fire and sometimes a dog. Expect snow in winter, on about thirty days a year.',
    ],
    de: [
      'Kaymaklı ist ein stiller Bauernort, neunzehn Kilometer südlich von Nevşehir und rundum von Kartoffelfeldern umgeben. Der ältere Ort liegt darunter: eine unterirdische Stadt mit acht Stockwerken, von denen vier zugänglich sind. Ihr Eingang ist 350 Schritte von unserem Tor entfernt. Wer vor neun Uhr hinabsteigt, hört in den Gängen meist nur die eigenen Schritte.',
      'Entstanden ist das Hotel aus elf alten Steinhäusern und dem Fels dahinter. 38 Zimmer sind in den Stein geschlagen, 46 aus gelbem Tuff gemauert, und nichts ist höher als zwei Etagen. Niedrige Bögen verbinden die drei Höfe. Am ersten Abend verläuft sich jeder einmal; am zweiten findet man seine Tür, ohne an der Rezeption zu fragen.',
      'Der Tag beginnt früh. Wer Ballon fährt, holt sich um 4.30 Uhr eine Suppe aus der Küche; alle anderen weckt der Duft des Brotes aus dem Tandır. Mittags geht es in die Täler, nach Derinkuyu oder in den Pool. Nach zehn spielt in den Höfen keine Musik mehr, dann hört man das Feuer und manchmal einen Hund. An etwa dreißig Tagen im Jahr liegt Schnee.',
    ],
    ru: [
      'Каймаклы — тихий посёлок в девятнадцати километрах к югу от Невшехира, среди картофельных полей. Старший посёлок лежит под ним: подземный город в восемь ярусов, четыре из них открыты. До входа от наших ворот 350 шагов. Если спуститься до девяти утра, в узких ходах слышны, как правило, только собственные шаги.',
      'Отель сложился из одиннадцати старых каменных домов и скалы за ними. Тридцать восемь номеров вырублены в породе, сорок шесть сложены из жёлтого туфа, и всё это не выше двух этажей. Три двора соединены низкими арками. В первый вечер здесь плутают все, во второй — находят свою дверь, не спрашивая на стойке.',
      'День начинается рано. Кто летит на шаре, в половине пятого забирает на кухне чашку супа; остальных будит запах хлеба из тандыра. Днём — долины, Деринкую или бассейн. После десяти музыки во дворах нет, слышен только огонь да изредка собака. Зимой будьте готовы к снегу: он лежит около тридцати дней в году.',
    ],
  },
  highlights: [
    {
      title: {
        tr: 'Yeraltı şehrine 350 adım',
        en: '350 steps to the underground city',
        de: '350 Schritte zur Unterstadt',
        ru: '350 шагов до подземного города',
      },
      text: {
        tr: 'Her sabah 08.15’te bir rehber avludan çıkar. En fazla on iki kişi, elli dakika, yanınıza ince bir ceket.',
        en: 'A guide leaves from the courtyard at 8.15 every morning. Twelve people at most, fifty minutes, bring a light jacket.',
        de: 'Jeden Morgen um 8.15 Uhr bricht im Hof eine Führung auf. Höchstens zwölf Personen, fünfzig Minuten, leichte Jacke mitnehmen.',
        ru: 'Каждое утро в 8:15 из двора выходит гид. Не больше двенадцати человек, пятьдесят минут, лёгкая куртка обязательна.',
      },
      picture: 'cappadocia',
    },
    {
      title: {
        tr: 'Kayaya oyulmuş 38 oda',
        en: '38 rooms cut into the rock',
        de: '38 Zimmer im Fels',
        ru: '38 номеров в скале',
      },
      text: {
        tr: 'Duvarlarda keski izleri durur. Klima pek çalışmaz; kaya işi kendi görür.',
        en: 'The chisel marks are still on the walls. The air conditioning has little to do; the rock sees to it.',
        de: 'An den Wänden sieht man noch die Meißelspuren. Die Klimaanlage hat wenig zu tun, das erledigt der Stein.',
        ru: 'На стенах видны следы зубила. Кондиционер почти без дела: за него работает камень.',
      },
      picture: 'room',
    },
    {
      title: {
        tr: 'Kemerler altında kış havuzu',
        en: 'A winter pool under vaults',
        de: 'Winterpool unter Gewölben',
        ru: 'Зимний бассейн под сводами',
      },
      text: {
        tr: 'Eskiden limon saklanan mahzende, 30 derecelik on altı metrelik su.',
        en: 'Sixteen metres of water at 30 degrees, in a cellar where lemons used to be stored.',
        de: 'Sechzehn Meter Wasser bei 30 Grad, in einem Keller, in dem früher Zitronen lagerten.',
        ru: 'Шестнадцать метров воды при 30 градусах — в погребе, где раньше хранили лимоны.',
      },
      picture: 'pool',
    },
    {
      title: { tr: 'Akşam ateşi', en: 'The evening fire', de: 'Das Abendfeuer', ru: 'Вечерний огонь' },
      text: {
        tr: 'Kuyu Avlusu’nda her akşam günbatımında yakılır, bağ budaması yanar. Kestane ekimden sonra gelir.',
        en: 'Lit in the Well Court at sunset every day of the year, with vine cuttings. Chestnuts from October.',
        de: 'Wird im Brunnenhof an jedem Tag des Jahres bei Sonnenuntergang mit Rebholz entzündet. Kastanien ab Oktober.',
        ru: 'Его разжигают в Колодезном дворе каждый день на закате, на виноградной лозе. С октября — каштаны.',
      },
      picture: 'courtyard',
    },
  ],
  day: [
    {
      title: { tr: 'Çorba ve balon', en: 'Soup, then balloons', de: 'Suppe und Ballons', ru: 'Суп и шары' },
      from: '04:30',
      to: '08:00',
      text: {
        tr: 'Mutfak penceresinde mercimek çorbası, kapıda servis. Kalanlar güvercinlik terasından izler.',
        en: 'Lentil soup at the kitchen window, the minibus at the gate. Those who stay watch from the roof.',
        de: 'Linsensuppe am Küchenfenster, der Kleinbus am Tor. Wer bleibt, schaut vom Dach aus zu.',
        ru: 'Чечевичный суп у окна кухни, микроавтобус у ворот. Кто остался, смотрит с крыши.',
      },
    },
    {
      title: { tr: 'Uzun kahvaltı', en: 'A long breakfast', de: 'Ein langes Frühstück', ru: 'Долгий завтрак' },
      from: '08:00',
      to: '11:00',
      text: {
        tr: 'Küflü peynir, kayısı, yeni çıkan ekmek. Kimse tabağınızı acele toplamaz.',
        en: 'Cave-aged cheese, apricots, bread from the oven. Nobody hurries your plate away.',
        de: 'Höhlenkäse, Aprikosen, Brot aus dem Ofen. Den Teller räumt niemand eilig weg.',
        ru: 'Пещерный сыр, абрикосы, хлеб из печи. Тарелку никто не торопится унести.',
      },
    },
    {
      title: { tr: 'Vadide', en: 'In the valleys', de: 'In den Tälern', ru: 'В долинах' },
      from: '11:00',
      to: '16:00',
      text: {
        tr: 'Soğanlı, Ihlara ya da hemen arkadaki bağ yolu. Azık çantası resepsiyonda.',
        en: 'Soğanlı, Ihlara, or simply the vineyard path behind the house. Lunch bags wait at reception.',
        de: 'Soğanlı, Ihlara oder nur der Weinbergpfad hinter dem Haus. Proviantbeutel gibt es an der Rezeption.',
        ru: 'Соганлы, Ыхлара или просто тропа через виноградник. Обед с собой ждёт на стойке.',
      },
    },
    {
      title: {
        tr: 'Sıcak su, sıcak taş',
        en: 'Warm water, warm stone',
        de: 'Warmes Wasser, warmer Stein',
        ru: 'Тёплая вода, тёплый камень',
      },
      from: '16:00',
      to: '19:00',
      text: {
        tr: 'Yorgun bacaklar için kış havuzu, sonra hamamın göbek taşı.',
        en: 'The winter pool for tired legs, then the heated slab of the hammam.',
        de: 'Der Winterpool für müde Beine, danach der warme Stein im Hamam.',
        ru: 'Зимний бассейн для уставших ног, потом горячий камень хаммама.',
      },
    },
    {
      title: { tr: 'Ateş başı', en: 'Round the fire', de: 'Am Feuer', ru: 'У огня' },
      from: '19:00',
      to: '23:30',
      text: {
        tr: 'Testi kebabı, bir kadeh Emir, battaniye. Yıldızlar için fener söndürülür.',
        en: 'A pot broken at the table, a glass of Emir, a blanket. Lanterns go out for the stars.',
        de: 'Ein Tonkrug, der am Tisch zerschlagen wird, ein Glas Emir, eine Decke. Für die Sterne löschen wir die Laternen.',
        ru: 'Горшок, который разбивают у стола, бокал «Эмира», плед. Ради звёзд фонари гасят.',
      },
    },
  ],
  beachText: {
    tr: [
      'Deniz burada üç saat uzaktadır; onun yerine üç avlumuz var. Kuyu Avlusu gölgelidir, ortasında 27 metre derinliğinde bir kuyu ve akşam ateşi durur. Kayısı Avlusu güneyi görür: on dört ağaç, kırk iki şezlong ve yaz havuzu. Meyveler temmuzun ilk haftasında olgunlaşır, toplamak serbesttir.',
      'En üstteki Güvercin Avlusu kayaya oyulmuş altmış güvercin yuvasına bakar ve hepsinin en sessizidir; telefonla konuşulmaz. Açık bir günde buradan Hasan Dağı görünür. Şezlong ayırmaya gerek yoktur: 168 misafire 130 yer düşer, bir kısmı da hep yürüyüştedir.',
    ],
    en: [
      'The sea is three hours away; we have courtyards instead. The Well Court is the shady one, with a well 27 metres deep and the evening fire. The Apricot Court faces south: fourteen trees, forty-two loungers and the summer pool. The fruit ripens in the first week of July, and guests are welcome to pick it.',
      'The Pigeon Court, at the top, looks on to sixty nesting holes cut into the cliff and is the quietest of the three; phones stay in the pocket. On a clear day Mount Hasan shows in the west. Nobody needs to reserve a lounger: there are 130 places for 168 guests, and some of those are always out walking.',
    ],
    de: [
      'Das Meer ist drei Stunden entfernt, dafür gibt es Höfe. Der Brunnenhof ist der schattige, mit einem 27 Meter tiefen Brunnen und dem Abendfeuer. Der Aprikosenhof liegt nach Süden: vierzehn Bäume, zweiundvierzig Liegen und der Sommerpool. In der ersten Juliwoche sind die Früchte reif, gepflückt werden darf.',
      'Ganz oben liegt der Taubenhof vor einer Felswand mit sechzig Nisthöhlen. Er ist der stillste der drei, telefoniert wird hier nicht. Bei klarer Luft sieht man im Westen den Hasan Dağı. Liegen muss niemand reservieren: Auf 168 Gäste kommen 130 Plätze, und ein Teil der Gäste ist immer wandern.',
    ],
    ru: [
      'До моря три часа езды, зато у нас есть дворы. Колодезный — тенистый: колодец глубиной 27 метров и вечерний огонь. Абрикосовый смотрит на юг: четырнадцать деревьев, сорок два шезлонга и летний бассейн. Плоды поспевают в первую неделю июля, рвать их можно.',
      'Верхний, Голубиный двор обращён к скале с шестьюдесятью гнёздами и тише остальных: по телефону здесь не говорят. В ясный день на западе видна гора Хасан. Занимать шезлонг заранее незачем: на 168 гостей приходится 130 мест, и часть гостей всегда в долинах.',
    ],
  },
  pools: [
    {
      name: { tr: 'Kış Havuzu', en: 'Winter Pool', de: 'Winterpool', ru: 'Зимний бассейн' },
      areaM2: 96,
      depthM: 1.35,
      heated: true,
      from: '08:00',
      to: '21:00',
      text: {
        tr: 'Eski limon mahzeninde, beşik tonoz altında kapalı havuz; su 30 derece, ışık mum renginde.',
        en: 'Indoors, beneath the barrel vault of the old lemon store; water at 30 degrees, light the colour of candles.',
        de: 'Hallenbad unter dem Tonnengewölbe des alten Zitronenlagers; 30 Grad Wasser, kerzenfarbenes Licht.',
        ru: 'Крытый, под цилиндрическим сводом бывшего лимонного склада; вода 30 градусов, свет — как от свечей.',
      },
    },
    {
      name: { tr: 'Kayısı Havuzu', en: 'Apricot Pool', de: 'Aprikosenpool', ru: 'Абрикосовый бассейн' },
      areaM2: 140,
      depthM: 1.4,
      heated: false,
      from: '09:00',
      to: '19:00',
      text: {
        tr: 'Güney avlusunda yaz havuzu; mayıs ortasından ekim başına. Suyu kuyudan gelir, serindir.',
        en: 'The summer pool in the south court, mid-May to early October. Its water comes from the well and is brisk.',
        de: 'Der Sommerpool im Südhof, Mitte Mai bis Anfang Oktober. Sein Wasser kommt aus dem Brunnen und ist frisch.',
        ru: 'Летний, в южном дворе, с середины мая до начала октября. Вода из колодца, бодрит.',
      },
    },
    {
      name: { tr: 'Güvercin Havuzu', en: 'Pigeon Basin', de: 'Taubenbecken', ru: 'Голубиная купель' },
      areaM2: 22,
      depthM: 1.1,
      heated: true,
      from: '07:00',
      to: '22:00',
      text: {
        tr: 'Terasta sekiz kişilik taş havuz; 36 derece, kar yağarken de açık.',
        en: 'A stone basin for eight on the roof terrace; 36 degrees, and open while it snows.',
        de: 'Steinbecken für acht auf der Dachterrasse; 36 Grad, auch bei Schneefall geöffnet.',
        ru: 'Каменная чаша на восьмерых на террасе; 36 градусов, открыта и в снегопад.',
      },
    },
  ],
  rooms: [
    {
      id: 3301,
      category: 'STANDARD',
      picture: 'room',
      sizeM2: 26,
      maxAdults: 2,
      maxChildren: 1,
      name: { tr: 'Taş oda', en: 'Stone room', de: 'Steinzimmer', ru: 'Каменный номер' },
      slug: { tr: 'tas-oda', en: 'stone-room', de: 'steinzimmer', ru: 'kamennyy-nomer' },
      text: {
        tr: 'Sarı tüften örülmüş, Kuyu Avlusu’na açılan sade bir oda.',
        en: 'A plain room of yellow tuff that opens on to the Well Court.',
        de: 'Ein schlichtes Zimmer aus gelbem Tuff mit Tür zum Brunnenhof.',
        ru: 'Простой номер из жёлтого туфа с выходом в Колодезный двор.',
      },
      body: {
        tr: [
          'Duvarlar altmış santim kalın; avludaki sohbet içeri girmez. Yatak Avanoslu bir marangozun cevizden yaptığı alçak bir karyoladır, baş ucunda iki okuma lambası ve gömme bir kitap nişi bulunur.',
          'Zemin katta oldukları için on iki taş odadan dördü basamaksızdır. Kapınızın önünde iki sandalye ve küçük bir masa durur; sabah kahvesini orada içenlerin sayısı içeride içenlerden fazladır.',
        ],
        en: [
          'The walls are sixty centimetres thick, so talk in the courtyard stays in the courtyard. The low walnut bed was made by a joiner in Avanos; it has two reading lamps and a niche for books cut into the stone.',
          'All these rooms are on the ground floor and four of them are step-free. Two chairs and a small table stand outside the door. More guests drink their first coffee there than inside.',
        ],
        de: [
          'Die Wände sind sechzig Zentimeter stark, Gespräche im Hof bleiben im Hof. Das niedrige Bett aus Nussholz hat ein Tischler in Avanos gebaut; dazu gehören zwei Leselampen und eine Büchernische im Stein.',
          'Alle Steinzimmer liegen ebenerdig, vier davon sind stufenlos erreichbar. Vor der Tür stehen zwei Stühle und ein kleiner Tisch. Den ersten Kaffee trinken die meisten Gäste dort und nicht drinnen.',
        ],
        ru: [
          'Стены толщиной шестьдесят сантиметров: разговоры со двора внутрь не проникают. Низкую кровать из ореха сделал столяр из Аваноса; у изголовья две лампы для чтения и ниша для книг, вырезанная в камне.',
          'Все такие номера на первом этаже, четыре из них без ступеней. У двери стоят два стула и столик. Первый кофе здесь чаще пьют снаружи, чем внутри.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik ya da iki tek kişilik yatak',
        en: 'One double or two single beds',
        de: 'Ein Doppelbett oder zwei Einzelbetten',
        ru: 'Одна двуспальная или две односпальные кровати',
      },
      view: { tr: 'Kuyu Avlusu', en: 'Well Court', de: 'Brunnenhof', ru: 'Колодезный двор' },
      features: [
        'air-conditioning',
        'kettle',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'carpet-free',
        'step-free',
      ],
    },
    {
      id: 3302,
      category: 'CAVE',
      picture: 'room',
      sizeM2: 28,
      maxAdults: 2,
      maxChildren: 0,
      name: {
        tr: 'Kandil mağara odası',
        en: 'Oil Lamp cave room',
        de: 'Höhlenzimmer Öllampe',
        ru: 'Пещерный номер «Лампада»',
      },
      slug: {
        tr: 'kandil-magara-odasi',
        en: 'oil-lamp-cave-room',
        de: 'hoehlenzimmer-oellampe',
        ru: 'peshchernyy-nomer-lampada',
      },
      text: {
        tr: 'Kayaya oyulmuş, tek pencereli, kandil nişleri korunmuş oda.',
        en: 'Cut into the rock, with one window and the old lamp niches left as they were.',
        de: 'In den Fels geschlagen, mit einem Fenster und den alten Lampennischen.',
        ru: 'Вырублен в скале: одно окно и сохранённые ниши для лампад.',
      },
      body: {
        tr: [
          'Duvarda yedi küçük niş vardır; eskiden kandil konurdu, şimdi sıcak renkli lambalar yanar. Tavan elle yontulmuştur, en alçak yeri 2,10 metredir. Gece ses hiç yok, o yüzden alarm kurmayı unutmayın.',
          'Hava, kayanın içinden geçen iki bacayla tazelenir; nem yıl boyu yüzde elli civarında tutulur. Duş ayrı bir oyuktadır, zemini yerden ısıtılır. Gün ışığına düşkün olanlara taş odayı öneririz, bunu açıkça söyleriz.',
        ],
        en: [
          'Seven small niches line the wall. They once held oil lamps and now hold warm electric ones. The ceiling was cut by hand and is 2.10 metres high at its lowest. There is no noise at night at all, so do set an alarm.',
          'Two shafts through the rock bring fresh air, and humidity is kept near fifty per cent. The shower has a hollow of its own with a heated floor. If you love daylight, take a stone room instead; we say so plainly.',
        ],
        de: [
          'Sieben kleine Nischen ziehen sich an der Wand entlang. Früher standen dort Öllampen, heute warmes elektrisches Licht. Die Decke ist von Hand gehauen, an der niedrigsten Stelle 2,10 Meter hoch. Nachts ist es völlig still: Stellen Sie einen Wecker.',
          'Zwei Schächte im Fels bringen Frischluft, die Feuchte liegt bei rund fünfzig Prozent. Die Dusche hat eine eigene Höhlung mit beheiztem Boden. Wer viel Tageslicht braucht, nimmt besser ein Steinzimmer, das sagen wir offen.',
        ],
        ru: [
          'Вдоль стены семь маленьких ниш: раньше в них стояли масляные лампады, теперь — тёплые электрические лампы. Потолок вырублен вручную, в самом низком месте 2,10 метра. Ночью нет ни звука, так что заведите будильник.',
          'Свежий воздух идёт по двум шахтам в скале, влажность держится около пятидесяти процентов. Душ в отдельной нише, пол с подогревом. Тем, кто любит дневной свет, честно советуем каменный номер.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak',
        en: 'One double bed',
        de: 'Ein Doppelbett',
        ru: 'Одна двуспальная кровать',
      },
      view: { tr: 'Taş geçit', en: 'Stone passage', de: 'Steingasse', ru: 'Каменный проход' },
      features: [
        'air-conditioning',
        'kettle',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'bathrobe',
        'rain-shower',
        'carpet-free',
      ],
    },
    {
      id: 3303,
      category: 'CAVE',
      picture: 'suite',
      sizeM2: 36,
      maxAdults: 2,
      maxChildren: 1,
      name: {
        tr: 'Ocaklı mağara odası',
        en: 'Hearth cave room',
        de: 'Höhlenzimmer mit Kamin',
        ru: 'Пещерный номер с очагом',
      },
      slug: {
        tr: 'ocakli-magara-odasi',
        en: 'hearth-cave-room',
        de: 'hoehlenzimmer-mit-kamin',
        ru: 'peshchernyy-nomer-s-ochagom',
      },
      text: {
        tr: 'Eski köy mutfağının ocağı yatağın karşısında; ekimden nisana her akşam yakılır.',
        en: 'The hearth of a former village kitchen faces the bed and is lit every evening from October to April.',
        de: 'Gegenüber vom Bett liegt die Feuerstelle einer alten Dorfküche; von Oktober bis April brennt sie jeden Abend.',
        ru: 'Напротив кровати — очаг бывшей деревенской кухни; с октября по апрель его топят каждый вечер.',
      },
      body: {
        tr: [
          'Bu dokuz odanın her biri bir zamanlar bir ailenin kışlık mutfağıydı; kararmış taşı bilerek temizlemedik. Odun 18.00’de getirilir, ateşi görevli yakar, siz yalnızca yanına oturursunuz.',
          'İki kilim minderli sedir gündüz kitap, gece çocuk yatağı işi görür. Küvet yoktur; yağmur duşu ve yerden ısıtma vardır. Kestane maşası duvarda asılıdır ve gerçekten kullanılır.',
        ],
        en: [
          'Each of these nine rooms was once a family’s winter kitchen, and we have left the blackened stone as it was. Wood arrives at six; a member of staff lights the fire, and you only have to sit beside it.',
          'A long divan with kilim cushions is for reading by day and sleeps a child at night. There is a rain shower rather than a bath, and a heated floor. The chestnut tongs on the wall do get used.',
        ],
        de: [
          'Jedes dieser neun Zimmer war einmal die Winterküche einer Familie; den geschwärzten Stein haben wir gelassen. Um sechs kommt das Holz, ein Mitarbeiter macht Feuer, Sie setzen sich nur noch daneben.',
          'Auf dem langen Diwan mit Kelimkissen liest man tagsüber, nachts schläft dort ein Kind. Statt einer Wanne gibt es Regendusche und Fußbodenheizung. Die Kastanienzange an der Wand wird wirklich benutzt.',
        ],
        ru: [
          'Каждый из девяти таких номеров был когда-то зимней кухней; закопчённый камень мы оставили как есть. Дрова приносят в шесть, огонь разводит сотрудник, вам остаётся сесть рядом.',
          'На длинном диване с килимными подушками днём читают, ночью спит ребёнок. Вместо ванны — тропический душ и тёплый пол. Щипцы для каштанов на стене висят не для вида.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak, bir sedir',
        en: 'One double bed and a divan',
        de: 'Ein Doppelbett und ein Diwan',
        ru: 'Двуспальная кровать и диван',
      },
      view: { tr: 'Kayısı Avlusu', en: 'Apricot Court', de: 'Aprikosenhof', ru: 'Абрикосовый двор' },
      features: [
        'air-conditioning',
        'fireplace',
        'kettle',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'sofa-bed',
        'carpet-free',
      ],
    },
    {
      id: 3304,
      category: 'CAVE',
      picture: 'suite',
      sizeM2: 52,
      maxAdults: 2,
      maxChildren: 2,
      name: {
        tr: 'Şırahane mağara süiti',
        en: 'Winepress cave suite',
        de: 'Höhlensuite Kelter',
        ru: 'Пещерный люкс «Давильня»',
      },
      slug: {
        tr: 'sirahane-magara-suiti',
        en: 'winepress-cave-suite',
        de: 'hoehlensuite-kelter',
        ru: 'peshchernyy-lyuks-davilnya',
      },
      text: {
        tr: 'Üzümün ayakla ezildiği tekne bugün sıcak küvet; yanında ayrı bir oturma odası.',
        en: 'The trough where grapes were trodden is a hot tub today, with a separate sitting room beside it.',
        de: 'Im Becken, in dem einst Trauben getreten wurden, sprudelt heute warmes Wasser; daneben ein eigenes Wohnzimmer.',
        ru: 'В чаше, где давили виноград, теперь гидромассажная ванна; рядом отдельная гостиная.',
      },
      body: {
        tr: [
          'Kayadaki tekne iki metre uzunluğunda ve 1800’lerden kalma. İçini sızdırmaz sıvayla kapladık, altına ısıtma koyduk; kenarındaki süzgeç deliği yerinde duruyor. Dolması on sekiz dakika sürer.',
          'Oturma odasında bölgedeki bağları anlatan bir raf kitap ve bir gramofon var. Mahzenden bir şişe istemek için telefona gerek yok: şarap görevlisi yedide kapıyı bir kez çalar.',
        ],
        en: [
          'The trough in the rock is two metres long and dates from the 1800s. We lined it, put heating beneath it and left the drain hole where it was. Filling it takes eighteen minutes.',
          'In the sitting room are a gramophone and a shelf of books on the vineyards of the region. You need not telephone the cellar for a bottle: the wine steward knocks once, at seven.',
        ],
        de: [
          'Das Becken im Fels ist zwei Meter lang und stammt aus dem 19. Jahrhundert. Wir haben es abgedichtet und beheizt, das Abflussloch ist noch an seinem Platz. Bis es voll ist, vergehen achtzehn Minuten.',
          'Im Wohnzimmer stehen ein Grammofon und ein Regal mit Büchern über die Weinberge der Gegend. Für eine Flasche muss niemand anrufen: Um sieben klopft der Kellermeister, ein einziges Mal.',
        ],
        ru: [
          'Чаше в скале два метра в длину, она из XIX века. Мы сделали её водонепроницаемой, провели подогрев, а старый сток оставили на месте. Наполняется она восемнадцать минут.',
          'В гостиной — граммофон и полка книг о здешних виноградниках. Звонить в погреб ради бутылки не нужно: в семь сомелье стучит в дверь, один раз.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak, bir çekyat',
        en: 'One king-size bed and a sofa bed',
        de: 'Ein Kingsize-Bett und ein Schlafsofa',
        ru: 'Кровать king-size и диван-кровать',
      },
      view: { tr: 'Kuyu Avlusu', en: 'Well Court', de: 'Brunnenhof', ru: 'Колодезный двор' },
      features: [
        'air-conditioning',
        'fireplace',
        'espresso',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'hot-tub',
        'rain-shower',
        'sofa-bed',
        'sliding-door',
      ],
    },
    {
      id: 3305,
      category: 'CAVE',
      picture: 'family-room',
      sizeM2: 48,
      maxAdults: 3,
      maxChildren: 2,
      name: {
        tr: 'Ambar mağara aile odası',
        en: 'Granary cave family room',
        de: 'Familien-Höhlenzimmer Speicher',
        ru: 'Семейный пещерный номер «Амбар»',
      },
      slug: {
        tr: 'ambar-magara-aile-odasi',
        en: 'granary-cave-family-room',
        de: 'familien-hoehlenzimmer-speicher',
        ru: 'semeynyy-peshchernyy-nomer-ambar',
      },
      text: {
        tr: 'İki oyuk, bir kısa geçit: büyükler bir yanda, ranza öteki yanda.',
        en: 'Two hollows and a short passage: adults on one side, bunk beds on the other.',
        de: 'Zwei Höhlungen und ein kurzer Gang: hier die Eltern, dort das Etagenbett.',
        ru: 'Две пещеры и короткий ход: с одной стороны взрослые, с другой — двухъярусная кровать.',
      },
      body: {
        tr: [
          'Buğday kuyularının bulunduğu iki oyuk, 1,60 metrelik bir geçitle bağlanır; çocuklar dik yürür, siz eğilirsiniz. Ranza kayaya oturtulmuştur, her yatağın kendi lambası ve korkuluğu vardır.',
          'Otelde çocuk kulübü yoktur; bunun yerine odada bir fener, bir taş kutusu ve avlunun kuş haritası bulunur. Altı yaşından küçükler için geçidin başına kapı takılır, haber vermeniz yeter.',
        ],
        en: [
          'Two hollows that once held wheat are joined by a passage 1.60 metres high: children walk through, parents bow. The bunks are set into the rock, each with its own lamp and rail.',
          'There is no kids club in the hotel. Instead the room comes with a lantern, a box of stones and a map of the birds in the courtyard. For children under six we fit a gate to the passage; just tell us.',
        ],
        de: [
          'Zwei ehemalige Getreidehöhlen sind durch einen 1,60 Meter hohen Gang verbunden: Kinder gehen aufrecht, Eltern verbeugen sich. Das Etagenbett sitzt im Fels, jede Ebene mit eigener Lampe und Geländer.',
          'Einen Kinderclub hat das Hotel nicht. Dafür liegen im Zimmer eine Laterne, ein Kasten mit Steinen und eine Vogelkarte des Hofs. Für Kinder unter sechs sichern wir den Gang mit einem Gitter, ein Wort genügt.',
        ],
        ru: [
          'Две бывшие зерновые пещеры соединены ходом высотой 1,60 метра: дети идут прямо, родители кланяются. Двухъярусная кровать встроена в скалу, у каждого места своя лампа и бортик.',
          'Детского клуба в отеле нет. Зато в номере ждут фонарь, коробка с камнями и карта птиц нашего двора. Для детей до шести лет закроем ход калиткой — просто предупредите.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak, bir tek yatak, bir ranza',
        en: 'One double, one single, one bunk bed',
        de: 'Ein Doppelbett, ein Einzelbett, ein Etagenbett',
        ru: 'Двуспальная, односпальная и двухъярусная кровати',
      },
      view: { tr: 'Kayısı Avlusu', en: 'Apricot Court', de: 'Aprikosenhof', ru: 'Абрикосовый двор' },
      features: [
        'air-conditioning',
        'bunk-beds',
        'kettle',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'shower',
        'baby-cot',
        'carpet-free',
      ],
    },
    {
      id: 3306,
      category: 'DUPLEX',
      picture: 'suite',
      sizeM2: 44,
      maxAdults: 3,
      maxChildren: 1,
      name: {
        tr: 'Tarla evi dubleksi',
        en: 'Farmhouse duplex',
        de: 'Maisonette Bauernhaus',
        ru: 'Дуплекс «Сельский дом»',
      },
      slug: {
        tr: 'tarla-evi-dubleksi',
        en: 'farmhouse-duplex',
        de: 'maisonette-bauernhaus',
        ru: 'dupleks-selskiy-dom',
      },
      text: {
        tr: 'Altta taş oturma odası, üstte ahşap yatak katı; pencereden tarlalar görünür.',
        en: 'A stone sitting room below, a timber bedroom above, and fields in the window.',
        de: 'Unten ein Wohnzimmer aus Stein, oben das Schlafzimmer aus Holz, im Fenster die Felder.',
        ru: 'Внизу каменная гостиная, наверху деревянная спальня, в окне — поля.',
      },
      body: {
        tr: [
          'Kaymaklı’nın eski çiftçi evlerinden altısı böyleydi: altta ahır, üstte hane. Ahır şimdi oturma odası; yemlik kitaplık oldu. Yukarıya on üç basamaklı ahşap bir merdivenle çıkılır.',
          'Üst katın doğu penceresi 70 santim genişliğindedir ve yaz sabahları 05.40’ta güneşi yatağa getirir. Uykuyu sevenler için kalın bir panjur var. Masada iki kişi rahatça çalışır.',
        ],
        en: [
          'Six of Kaymaklı’s old farmhouses were built like this: animals below, family above. The stable is now the sitting room and its manger holds books. Thirteen wooden steps lead up to the bed.',
          'The east window upstairs brings the sun on to the pillow at 5.40 on a summer morning; a heavy shutter is there for those who would rather not. Two people can work at the long table without negotiation.',
        ],
        de: [
          'Sechs der alten Bauernhäuser von Kaymaklı waren so gebaut: unten das Vieh, oben die Familie. Aus dem Stall wurde das Wohnzimmer, aus der Futterkrippe ein Bücherregal. Zum Bett führen dreizehn Holzstufen.',
          'Durch das Ostfenster fällt an Sommermorgen um 5.40 Uhr die Sonne aufs Kissen; wer das nicht möchte, schließt den schweren Laden. Am langen Tisch können zwei arbeiten, ohne zu verhandeln.',
        ],
        ru: [
          'Так были устроены шесть старых домов Каймаклы: внизу скот, наверху семья. Хлев стал гостиной, кормушка — книжной полкой. К спальне ведут тринадцать деревянных ступеней.',
          'Летом в 5:40 восточное окно приводит солнце прямо на подушку; кому это ни к чему, закроет плотную ставню. За длинным столом двое работают, не мешая друг другу.',
        ],
      },
      beds: {
        tr: 'Bir çift kişilik yatak, altta bir çekyat',
        en: 'One double bed upstairs, a sofa bed below',
        de: 'Ein Doppelbett oben, ein Schlafsofa unten',
        ru: 'Двуспальная кровать наверху, диван-кровать внизу',
      },
      view: { tr: 'Tarlalar', en: 'Fields', de: 'Felder', ru: 'Поля' },
      features: [
        'air-conditioning',
        'espresso',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'sofa-bed',
        'parquet',
        'desk',
      ],
    },
    {
      id: 3307,
      category: 'SUITE',
      picture: 'suite',
      sizeM2: 68,
      maxAdults: 2,
      maxChildren: 1,
      name: {
        tr: 'Güvercinlik teras süiti',
        en: 'Dovecote terrace suite',
        de: 'Terrassensuite Taubenschlag',
        ru: 'Люкс с террасой «Голубятня»',
      },
      slug: {
        tr: 'guvercinlik-teras-suiti',
        en: 'dovecote-terrace-suite',
        de: 'terrassensuite-taubenschlag',
        ru: 'lyuks-s-terrasoy-golubyatnya',
      },
      text: {
        tr: 'En üst avluda üç süit; 24 metrekare teras, batıda Hasan Dağı.',
        en: 'Three suites on the highest court, each with a 24-square-metre terrace and Mount Hasan in the west.',
        de: 'Drei Suiten am obersten Hof, jede mit 24 Quadratmetern Terrasse und dem Hasan Dağı im Westen.',
        ru: 'Три люкса у верхнего двора: терраса 24 квадратных метра, на западе гора Хасан.',
      },
      body: {
        tr: [
          'Kayadaki güvercinliğin tam karşısındadır; kuşlar altıda kalkar, siz isterseniz sekizde. Terastaki sedirde dört kişi oturur ama süit iki kişi için düşünülmüştür. Kahvaltı 11.30’a kadar yukarı gelir.',
          'Küvet pencerenin önünde durur ve kışın karlı zirveyi gösterir. Terasa bir teleskop bıraktık; bulutsuz gecelerde gökbilim meraklısı bir komşumuz saat onda gelip Satürn’ü bulmanıza yardım eder.',
        ],
        en: [
          'The dovecote in the cliff is straight ahead. The birds rise at six, you may leave it until eight. The terrace divan seats four, though the suite is meant for two. Breakfast is carried up until 11.30.',
          'The bathtub stands at the window and in winter has the snowy summit in it. A telescope is on the terrace. On clear nights a neighbour who knows the sky comes at ten and helps to find Saturn.',
        ],
        de: [
          'Der Taubenschlag in der Felswand liegt genau gegenüber. Die Vögel stehen um sechs auf, Sie gern um acht. Auf dem Diwan der Terrasse haben vier Platz, gedacht ist die Suite für zwei. Frühstück kommt bis 11.30 Uhr nach oben.',
          'Die Wanne steht am Fenster, im Winter mit Blick auf den verschneiten Gipfel. Auf der Terrasse wartet ein Teleskop. In klaren Nächten kommt um zehn ein sternkundiger Nachbar und hilft, den Saturn zu finden.',
        ],
        ru: [
          'Скала с голубятней — прямо напротив. Птицы встают в шесть, вам можно в восемь. На диване террасы хватит места четверым, но сам люкс задуман для двоих. Завтрак приносят наверх до 11:30.',
          'Ванна стоит у окна, зимой в нём видна снежная вершина. На террасе есть телескоп. В ясные ночи в десять приходит сосед, знаток неба, и помогает отыскать Сатурн.',
        ],
      },
      beds: {
        tr: 'Bir geniş çift kişilik yatak',
        en: 'One king-size bed',
        de: 'Ein Kingsize-Bett',
        ru: 'Кровать king-size',
      },
      view: {
        tr: 'Güvercinlik ve Hasan Dağı',
        en: 'Dovecote and Mount Hasan',
        de: 'Taubenschlag und Hasan Dağı',
        ru: 'Голубятня и гора Хасан',
      },
      features: [
        'air-conditioning',
        'terrace',
        'fireplace',
        'espresso',
        'minibar',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'parquet',
        'desk',
      ],
    },
  ],
  outlets: [
    {
      id: 3351,
      group: 'MAIN',
      paid: false,
      picture: 'breakfast',
      name: { tr: 'Tandır', en: 'Tandır', de: 'Tandır', ru: 'Тандыр' },
      slug: { tr: 'tandir', en: 'tandir', de: 'tandir-restaurant', ru: 'restoran-tandyr' },
      text: {
        tr: 'Ana restoran: ekmek yerdeki fırında, yemek bakır tencerede pişer.',
        en: 'The main restaurant: bread from the oven in the floor, stews from copper pots.',
        de: 'Das Hauptrestaurant: Brot aus dem Ofen im Boden, Schmorgerichte aus Kupfertöpfen.',
        ru: 'Основной ресторан: хлеб из печи в полу, рагу из медных котлов.',
      },
      body: {
        tr: [
          'Salonun ortasında, camla çevrili bir tandır var; ekmekçi Zeynep Hanım sabah beşte başlar, günde 240 ekmek çıkarır. Kahvaltıda obruk peyniri, pekmez, on iki çeşit reçel ve kayısı kavurması bulunur.',
          'Akşam uzun bir büfe yerine altı tencere ve bir ızgara kurulur. Nohutlu kuzu, kuru fasulye, patatesin üç hali: tarla kapıda başlıyor. Etsiz yiyenler için her gün en az dört yemek.',
        ],
        en: [
          'A glass-walled tandır is sunk into the middle of the floor. Zeynep the baker starts at five and makes 240 loaves a day. Breakfast brings cave-aged cheese, grape molasses, twelve jams and apricots warmed in butter.',
          'In the evening there is no long buffet but six pots and a grill: lamb with chickpeas, white beans, potatoes in three ways, since the field begins at the gate. At least four dishes a day are without meat.',
        ],
        de: [
          'Mitten im Saal ist ein Tandır in den Boden eingelassen, hinter Glas. Bäckerin Zeynep fängt um fünf an und backt 240 Brote am Tag. Zum Frühstück gibt es Höhlenkäse, Traubensirup, zwölf Konfitüren und in Butter gewärmte Aprikosen.',
          'Abends steht hier kein langes Buffet, sondern sechs Töpfe und ein Grill: Lamm mit Kichererbsen, weiße Bohnen, Kartoffeln auf drei Arten, schließlich beginnt das Feld am Tor. Mindestens vier Gerichte sind täglich fleischlos.',
        ],
        ru: [
          'Посреди зала за стеклом — тандыр, утопленный в пол. Пекарь Зейнеп начинает в пять и выпекает 240 хлебов в день. На завтрак — пещерный сыр, виноградный пекмез, двенадцать варений и абрикосы в тёплом масле.',
          'Вечером вместо длинного буфета — шесть котлов и гриль: баранина с нутом, белая фасоль, картофель тремя способами, благо поле начинается у ворот. Не меньше четырёх блюд каждый день без мяса.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '11:00' },
        { label: { tr: 'Akşam yemeği', en: 'Dinner', de: 'Abendessen', ru: 'Ужин' }, from: '18:30', to: '21:30' },
      ],
      features: [
        { label: SEATS, value: number(150) },
        { label: BOOKING, value: NO_BOOKING },
        { label: DRESS, value: WARM_LAYER },
      ],
    },
    {
      id: 3352,
      group: 'ALACARTE',
      paid: false,
      picture: 'terrace',
      name: { tr: 'Zerdali', en: 'Zerdali', de: 'Zerdali', ru: 'Зердали' },
      slug: { tr: 'zerdali-avlu-sofrasi', en: 'zerdali', de: 'zerdali-hofrestaurant', ru: 'restoran-zerdali' },
      text: {
        tr: 'Kayısı ağaçlarının altında Kapadokya mutfağı: testi kebabı, yaprak sarma, nohutlu mantı.',
        en: 'Cappadocian cooking under the apricot trees: pot kebab, vine leaves, dumplings with chickpeas.',
        de: 'Kappadokische Küche unter Aprikosenbäumen: Krugkebab, Weinblätter, Teigtaschen mit Kichererbsen.',
        ru: 'Кухня Каппадокии под абрикосами: кебаб в горшке, виноградные листья, манты с нутом.',
      },
      body: {
        tr: [
          'Testi kebabı dört saat közde durur ve masada kırılır; parçalar Avanos’a geri gider, çömlekçi yeniden hamura katar. Yazın yirmi iki masa ağaçların altındadır, ekimde kemerli salona taşınırız. Konaklama süresince bir kez ücretsizdir.',
        ],
        en: [
          'The pot kebab spends four hours in the embers and is broken open at the table; the shards go back to the potter in Avanos, who works them into new clay. In summer the twenty-two tables stand beneath the trees, in October they move under the arches. One dinner per stay is included.',
        ],
        de: [
          'Der Krugkebab gart vier Stunden in der Glut und wird am Tisch aufgeschlagen; die Scherben gehen zurück zum Töpfer nach Avanos, der sie in neuen Ton mischt. Im Sommer stehen die zweiundzwanzig Tische unter den Bäumen, ab Oktober unter den Bögen. Ein Abendessen je Aufenthalt ist inbegriffen.',
        ],
        ru: [
          'Кебаб четыре часа томится в горшке на углях, и горшок разбивают у вашего стола; черепки возвращаются гончару в Аванос и идут в новую глину. Летом двадцать два стола стоят под деревьями, в октябре переезжают под арки. Один ужин за время проживания включён.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      features: [
        { label: SEATS, value: number(64) },
        {
          label: BOOKING,
          value: {
            tr: 'Aynı gün 16.00’ya kadar',
            en: 'Until 4 pm on the day',
            de: 'Am selben Tag bis 16 Uhr',
            ru: 'В тот же день до 16:00',
          },
        },
        { label: DRESS, value: WARM_LAYER },
      ],
    },
    {
      id: 3353,
      group: 'ALACARTE',
      paid: true,
      picture: 'restaurant',
      name: { tr: 'Eksi İki', en: 'Minus Two', de: 'Minus Zwei', ru: 'Минус два' },
      slug: { tr: 'eksi-iki', en: 'minus-two', de: 'minus-zwei', ru: 'minus-dva' },
      text: {
        tr: 'Yerin iki kat altında sekiz masa, yedi tabak, tek saat.',
        en: 'Two floors underground: eight tables, seven courses, one seating.',
        de: 'Zwei Stockwerke unter der Erde: acht Tische, sieben Gänge, ein Beginn.',
        ru: 'Два этажа под землёй: восемь столов, семь блюд, одно время начала.',
      },
      body: {
        tr: [
          'Kırk bir basamakla inilir; aşağıda telefon çekmez, bunu eksiklik saymıyoruz. Şef Kerem Aydınlı yalnız yüz kilometre içinden gelen malzemeyle çalışır: Develi’den mantar, Niğde’den alabalık, avludan kayısı. Herkes 20.00’de oturur, 22.30 gibi kalkar. Dar yerden hoşlanmayanlar için aynı menü yukarıda da kurulur.',
        ],
        en: [
          'Forty-one steps lead down, and there is no phone signal at the bottom, which we do not count as a fault. Chef Kerem Aydınlı uses what comes from within a hundred kilometres: mushrooms from Develi, trout from Niğde, apricots from the court. Everyone sits down at eight. Guests who dislike narrow places are served the same menu upstairs.',
        ],
        de: [
          'Einundvierzig Stufen führen hinab, unten gibt es keinen Empfang, was wir nicht für einen Mangel halten. Küchenchef Kerem Aydınlı kocht mit dem, was aus hundert Kilometern Umkreis kommt: Pilze aus Develi, Forellen aus Niğde, Aprikosen vom Hof. Alle beginnen um acht. Wer enge Räume nicht mag, bekommt dasselbe Menü oben.',
        ],
        ru: [
          'Вниз ведёт сорок одна ступень, телефон там не ловит, и недостатком мы это не считаем. Шеф Керем Айдынлы готовит из того, что растёт в пределах ста километров: грибы из Девели, форель из Нигде, абрикосы со двора. Все садятся в восемь. Кто не любит тесных мест, получит то же меню наверху.',
        ],
      },
      hours: [{ from: '20:00', to: '22:30' }],
      features: [
        { label: SEATS, value: number(18) },
        {
          label: BOOKING,
          value: { tr: 'Bir gün önceden', en: 'One day ahead', de: 'Einen Tag vorher', ru: 'За день' },
        },
        {
          label: DRESS,
          value: {
            tr: 'Özenli; aşağısı 14 derece',
            en: 'Smart; it is 14 degrees down there',
            de: 'Gepflegt; unten sind es 14 Grad',
            ru: 'Нарядная; внизу 14 градусов',
          },
        },
      ],
    },
    {
      id: 3354,
      group: 'BAR',
      paid: true,
      picture: 'bar',
      name: { tr: 'Şıra Mahzeni', en: 'Must Cellar', de: 'Mostkeller', ru: 'Погреб «Сусло»' },
      slug: { tr: 'sira-mahzeni', en: 'must-cellar', de: 'mostkeller', ru: 'pogreb-suslo' },
      text: {
        tr: 'Emir, Kalecik Karası, Öküzgözü: 64 etiketin tamamı Anadolu’dan.',
        en: 'Emir, Kalecik Karası, Öküzgözü: all 64 labels are Anatolian.',
        de: 'Emir, Kalecik Karası, Öküzgözü: Alle 64 Etiketten kommen aus Anatolien.',
        ru: '«Эмир», «Каледжик карасы», «Окюзгёзю»: все 64 этикетки из Анатолии.',
      },
      body: {
        tr: [
          'Kapadokya’nın beyazı Emir, volkanik toprağın tuzunu taşır; mahzende beş ayrı bağdan gelen Emir yan yana tadılır. Salı ve cuma 18.30’da bağcı Hatice Erdem anlatır. Ekim başındaki bağbozumuna misafirler de katılır, makası biz veririz.',
        ],
        en: [
          'Emir, the white grape of Cappadocia, tastes of the volcanic soil it grows in, and here you can compare it from five vineyards. On Tuesdays and Fridays at 6.30 the grower Hatice Erdem explains. Guests may join the harvest in early October; we lend the shears.',
        ],
        de: [
          'Emir, die weiße Traube Kappadokiens, schmeckt nach dem Vulkanboden, auf dem sie wächst; hier lässt sie sich aus fünf Lagen vergleichen. Dienstags und freitags um 18.30 Uhr erzählt die Winzerin Hatice Erdem. Bei der Lese Anfang Oktober dürfen Gäste helfen, die Scheren stellen wir.',
        ],
        ru: [
          '«Эмир», белый виноград Каппадокии, хранит вкус вулканической почвы; здесь его можно сравнить с пяти участков. По вторникам и пятницам в 18:30 рассказывает виноградарь Хатидже Эрдем. В начале октября гости помогают собирать урожай: ножницы наши.',
        ],
      },
      hours: [{ from: '17:00', to: '23:30' }],
      features: [
        { label: SEATS, value: number(32) },
        {
          label: BOOKING,
          value: { tr: 'Tadım için', en: 'For tastings', de: 'Für Verkostungen', ru: 'Для дегустации' },
        },
      ],
    },
    {
      id: 3355,
      group: 'PATISSERIE',
      paid: false,
      picture: 'coffee',
      name: {
        tr: 'Kuyubaşı Kahvesi',
        en: 'Wellhead Coffee House',
        de: 'Kaffeehaus am Brunnen',
        ru: 'Кофейня «У колодца»',
      },
      slug: {
        tr: 'kuyubasi-kahvesi',
        en: 'wellhead-coffee-house',
        de: 'kaffeehaus-am-brunnen',
        ru: 'kofeynya-u-kolodtsa',
      },
      text: {
        tr: 'Közde Türk kahvesi, pekmezli kurabiye ve tavla.',
        en: 'Turkish coffee over embers, grape-molasses biscuits, backgammon.',
        de: 'Türkischer Kaffee von der Glut, Kekse mit Traubensirup, Backgammon.',
        ru: 'Кофе по-турецки на углях, печенье с пекмезом, нарды.',
      },
      body: {
        tr: [
          'Kuyunun etrafındaki on dokuz tabureye ikindiden sonra yer bulmak zordur. Kahveyi kırk yıldır Mustafa Usta pişirir; fincan başına dört dakika ister, karşılığında kabak çekirdekli helva ikram eder. Beş tavla takımı var, turnuva pazar günü.',
        ],
        en: [
          'The nineteen stools round the well fill up after four. Mustafa has made the coffee for forty years; he asks four minutes for each cup and offers pumpkin-seed halva in return. There are five backgammon boards and, on Sundays, a tournament that is taken seriously.',
        ],
        de: [
          'Die neunzehn Hocker um den Brunnen sind ab vier meist besetzt. Den Kaffee kocht seit vierzig Jahren Mustafa; vier Minuten verlangt er je Tasse und reicht zum Ausgleich Kürbiskern-Halva. Es gibt fünf Backgammonbretter und sonntags ein Turnier, das ernst genommen wird.',
        ],
        ru: [
          'После четырёх девятнадцать табуретов вокруг колодца обычно заняты. Кофе сорок лет варит мастер Мустафа: на чашку просит четыре минуты и угощает халвой из тыквенных семечек. Есть пять досок для нард, по воскресеньям — турнир, к которому относятся серьёзно.',
        ],
      },
      hours: [{ from: '10:00', to: '19:00' }],
      features: [
        { label: SEATS, value: number(34) },
        { label: BOOKING, value: NO_BOOKING },
      ],
    },
    {
      id: 3356,
      group: 'SNACK',
      paid: false,
      picture: 'meze',
      name: { tr: 'Sac', en: 'The Griddle', de: 'Das Backblech', ru: 'Садж' },
      slug: { tr: 'sac-gozleme', en: 'the-griddle', de: 'das-backblech', ru: 'sadzh-gyozleme' },
      text: {
        tr: 'Havuz başında öğle: patatesli gözleme, ayran, domates.',
        en: 'Lunch by the pool: potato gözleme, ayran, tomatoes.',
        de: 'Mittags am Pool: Gözleme mit Kartoffeln, Ayran, Tomaten.',
        ru: 'Обед у бассейна: гёзлеме с картофелем, айран, помидоры.',
      },
      body: {
        tr: [
          'Kasabadan üç kadın, Ayşe, Gülten ve Döndü, hamuru gözünüzün önünde açar; en kısa rekor on bir saniyedir. İç olarak patates, çökelek ya da yabani pazı. Yürüyüşe çıkanlar için sabah dokuzdan itibaren kâğıda sarılır.',
        ],
        en: [
          'Ayşe, Gülten and Döndü from the town roll the dough while you watch; the record stands at eleven seconds. Fillings are potato, dry curd or wild chard. For walkers it is wrapped in paper from nine in the morning.',
        ],
        de: [
          'Ayşe, Gülten und Döndü aus dem Ort rollen den Teig vor Ihren Augen aus; der Rekord liegt bei elf Sekunden. Gefüllt wird mit Kartoffeln, Trockenquark oder wildem Mangold. Für Wanderer gibt es das Ganze ab neun in Papier gewickelt.',
        ],
        ru: [
          'Айше, Гюльтен и Дёндю из посёлка раскатывают тесто при вас; рекорд — одиннадцать секунд. Начинки: картофель, сухой творог или дикий мангольд. Тем, кто идёт в долины, с девяти утра заворачивают в бумагу.',
        ],
      },
      hours: [{ from: '09:00', to: '17:00' }],
      features: [
        { label: SEATS, value: number(40) },
        { label: BOOKING, value: NO_BOOKING },
      ],
    },
    {
      id: 3357,
      group: 'BAR',
      paid: false,
      picture: 'terrace',
      name: { tr: 'Köz', en: 'Ember', de: 'Glut', ru: 'Бар «Угли»' },
      slug: { tr: 'koz-ates-bari', en: 'ember-bar', de: 'bar-glut', ru: 'bar-ugli' },
      text: {
        tr: 'Ateşin çevresinde battaniye, salep, ıhlamur ve sıcak şarap.',
        en: 'Blankets round the fire, salep, lime-blossom tea and mulled wine.',
        de: 'Decken am Feuer, Salep, Lindenblütentee und Glühwein.',
        ru: 'Пледы у огня, салеп, липовый чай и глинтвейн.',
      },
      body: {
        tr: [
          'Kuyu Avlusu’ndaki ateşin etrafında taş sedirler ve altmış yün battaniye. Menü bir sayfadır, yarısı alkolsüz. Perşembe akşamları Nevşehirli iki kardeş bağlama çalar, mikrofonsuz; saat onda biter ve kimse itiraz etmez.',
        ],
        en: [
          'Stone benches and sixty wool blankets surround the fire in the Well Court. The menu is one page, half of it without alcohol. On Thursdays two brothers from Nevşehir play the bağlama without a microphone. They stop at ten, and nobody objects.',
        ],
        de: [
          'Steinbänke und sechzig Wolldecken rund um das Feuer im Brunnenhof. Die Karte hat eine Seite, die Hälfte davon ohne Alkohol. Donnerstags spielen zwei Brüder aus Nevşehir Bağlama, ohne Mikrofon. Um zehn hören sie auf, und niemand protestiert.',
        ],
        ru: [
          'Вокруг огня в Колодезном дворе — каменные скамьи и шестьдесят шерстяных пледов. Карта в одну страницу, половина без алкоголя. По четвергам два брата из Невшехира играют на багламе без микрофона. В десять они заканчивают, и никто не возражает.',
        ],
      },
      hours: [{ from: '18:00', to: '23:30' }],
      features: [
        { label: SEATS, value: number(56) },
        { label: BOOKING, value: NO_BOOKING },
      ],
    },
  ],
  spa: {
    intro: {
      tr: [
        'Sarnıç Spa, evlerin yağmur suyunu toplayan üç eski sarnıçta, avludan altı metre aşağıdadır. Ses burada yavaş dolaşır, ışık yukarıdan tek bir delikten iner. Altı terapist çalışır; aynı anda en fazla on dört misafir alınır.',
      ],
      en: [
        'The Cistern Spa fills three old cisterns, six metres beneath the courtyard, that once collected rain for the houses. Sound travels slowly here and daylight falls through a single opening. Six therapists work in it, and no more than fourteen guests are let in at a time.',
      ],
      de: [
        'Das Zisternen-Spa liegt sechs Meter unter dem Hof in drei alten Zisternen, die einst den Regen für die Häuser sammelten. Der Schall ist hier träge, Tageslicht fällt durch eine einzige Öffnung. Sechs Therapeutinnen arbeiten hier, eingelassen werden höchstens vierzehn Gäste zugleich.',
      ],
      ru: [
        'Спа «Цистерна» занимает три старых водосборника в шести метрах под двором: когда-то здесь копили дождевую воду. Звук тут движется медленно, свет падает из единственного отверстия. Работают шесть мастеров, одновременно впускают не больше четырнадцати гостей.',
      ],
    },
    hours: [{ from: '10:00', to: '21:00' }],
    treatments: [
      {
        id: 33001,
        minutes: 45,
        title: { tr: 'Kese ve köpük', en: 'Scrub and foam', de: 'Peeling und Seifenschaum', ru: 'Кесе и пена' },
        text: {
          tr: 'Göbek taşında keçi kılı kese, ardından zeytinyağlı sabunun köpüğü.',
          en: 'Goat-hair mitt on the heated slab, then the foam of olive soap.',
          de: 'Ziegenhaarhandschuh auf dem warmen Stein, danach der Schaum von Olivenseife.',
          ru: 'Рукавица из козьей шерсти на горячем камне, потом пена оливкового мыла.',
        },
      },
      {
        id: 33002,
        minutes: 60,
        title: { tr: 'Yürüyüşçü masajı', en: 'Walker’s massage', de: 'Wandermassage', ru: 'Массаж для ходоков' },
        text: {
          tr: 'Baldır, ayak ve bel; ardıç yağıyla. Ihlara’dan dönenlere.',
          en: 'Calves, feet and lower back, with juniper oil. For the day you come home from Ihlara.',
          de: 'Waden, Füße, unterer Rücken, mit Wacholderöl. Für die Rückkehr aus Ihlara.',
          ru: 'Икры, стопы, поясница, с маслом можжевельника. После Ыхлары.',
        },
      },
      {
        id: 33003,
        minutes: 50,
        title: {
          tr: 'Üzüm çekirdeği bakımı',
          en: 'Grape-seed care',
          de: 'Traubenkernpflege',
          ru: 'Уход с виноградной косточкой',
        },
        text: {
          tr: 'Kendi bağımızın çekirdeği, bal ve yoğurtla sırt bakımı.',
          en: 'For the back: ground seeds from our own vines with honey and yoghurt.',
          de: 'Für den Rücken: gemahlene Kerne der eigenen Reben mit Honig und Joghurt.',
          ru: 'Для спины: молотые косточки нашего винограда с мёдом и йогуртом.',
        },
      },
      {
        id: 33004,
        minutes: 40,
        title: { tr: 'Tüf kili maskesi', en: 'Tuff clay mask', de: 'Maske aus Tuffton', ru: 'Маска из туфовой глины' },
        text: {
          tr: 'Yüz için ince elenmiş kil ve gül suyu; kuru yayla havasına karşı.',
          en: 'Fine clay and rose water for the face, against the dry air of the plateau.',
          de: 'Fein gesiebter Ton und Rosenwasser fürs Gesicht, gegen die trockene Hochlandluft.',
          ru: 'Тонкая глина и розовая вода для лица — против сухого воздуха плоскогорья.',
        },
      },
      {
        id: 33005,
        minutes: 75,
        title: { tr: 'Sıcak taş', en: 'Hot stones', de: 'Heiße Steine', ru: 'Горячие камни' },
        text: {
          tr: 'Hasan Dağı’ndan on altı bazalt taşı, 52 derece.',
          en: 'Sixteen basalt stones from Mount Hasan, warmed to 52 degrees.',
          de: 'Sechzehn Basaltsteine vom Hasan Dağı, auf 52 Grad erwärmt.',
          ru: 'Шестнадцать базальтовых камней с горы Хасан, нагретых до 52 градусов.',
        },
      },
      {
        id: 33006,
        minutes: 90,
        title: { tr: 'İki kişilik sarnıç', en: 'Cistern for two', de: 'Zisterne zu zweit', ru: 'Цистерна на двоих' },
        text: {
          tr: 'Küçük sarnıç iki kişiye kapanır: buhar, kese, masaj, çay.',
          en: 'The small cistern closed for two: steam, scrub, massage, tea.',
          de: 'Die kleine Zisterne allein für zwei: Dampf, Peeling, Massage, Tee.',
          ru: 'Малая цистерна только для двоих: пар, кесе, массаж, чай.',
        },
      },
    ],
    facilities: [
      {
        title: { tr: 'Kubbeli hamam', en: 'Domed hammam', de: 'Kuppelhamam', ru: 'Хаммам под куполом' },
        text: {
          tr: 'Sekiz kişilik göbek taşı, on dört fil gözü, 44 derece.',
          en: 'A slab for eight, fourteen round skylights, 44 degrees.',
          de: 'Ein Liegestein für acht, vierzehn runde Oberlichter, 44 Grad.',
          ru: 'Камень на восьмерых, четырнадцать круглых окошек, 44 градуса.',
        },
      },
      {
        title: { tr: 'Ardıç saunası', en: 'Juniper sauna', de: 'Wacholdersauna', ru: 'Можжевеловая сауна' },
        text: {
          tr: '80 derece, on kişilik; soğuk su kuyudan kovayla.',
          en: '80 degrees, for ten; cold water comes from the well by the bucket.',
          de: '80 Grad, für zehn Personen; kaltes Wasser kommt eimerweise aus dem Brunnen.',
          ru: '80 градусов, на десятерых; холодную воду черпают ведром из колодца.',
        },
      },
      {
        title: { tr: 'Sessiz oda', en: 'Silent room', de: 'Raum der Stille', ru: 'Комната тишины' },
        text: {
          tr: 'Dokuz yatak, tek ışık deliği, fısıltı bile fazla.',
          en: 'Nine daybeds under one shaft of light, where even a whisper is too much.',
          de: 'Neun Liegen unter einem Lichtschacht, selbst Flüstern ist zu viel.',
          ru: 'Девять лежаков под световым колодцем; даже шёпот здесь лишний.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Kırk kişiye kadar olan ekipler için iki taş salonumuz var. Projeksiyon tavanda saklıdır, internet fiberdir, kahve arası avluda verilir. Yönetim kurulları genellikle üç gün kalır: iki gün masa, bir gün vadi.',
      ],
      en: [
        'Two stone halls serve teams of up to forty, or a lecture of ninety. The projector hides in the vault, the line is fibre and coffee is taken in the court. Boards tend to stay for three days: two at the table, one in the valley.',
      ],
      de: [
        'Zwei Steinsäle für Gruppen bis vierzig, für einen Vortrag auch neunzig Personen. Der Projektor verschwindet im Gewölbe, das Netz ist Glasfaser, Kaffee gibt es im Hof. Vorstände bleiben meist drei Tage: zwei am Tisch, einen im Tal.',
      ],
      ru: [
        'Два каменных зала — для команд до сорока человек, для лекции и до девяноста. Проектор спрятан в своде, интернет оптоволоконный, кофе пьют во дворе. Правления обычно приезжают на три дня: два за столом, один в долине.',
      ],
    },
    halls: [
      { name: 'Kemer', areaM2: 112, heightM: 4.2, theatre: 90, classroom: 48, banquet: 64 },
      { name: 'Değirmen', areaM2: 46, heightM: 3, theatre: 34, classroom: 20, banquet: 24 },
    ],
  },
  philosophy: {
    tr: [
      'Burada hiçbir şeyi yeniden icat etmedik. Kaya serinliği biliyordu, kasaba ekmeği biliyordu, ev nereye pencere açılacağını biliyordu. Bize düşen, suyu ve elektriği duvarı incitmeden geçirmek oldu; 2022 onarımında on bir evden tek bir taş bile dışarıya atılmadı.',
      'Yüz yirmi çalışanımızın doksan biri Kaymaklı’da doğdu. Patatesi komşudan, çömleği Avanos’tan, kilimi Derinkuyu’daki kooperatiften alırız. Misafirimizden isteğimiz az: yeraltı şehrinde duvara dokunmayın, vadide patikadan çıkmayın, ateşin başında yer açın.',
    ],
    en: [
      'We invented nothing here. The rock knew about coolness, the town knew about bread and the houses knew where a window should be. Our part was to lay water and current without hurting the walls. When we restored the eleven houses in 2022, not one stone was carted away.',
      'Of our 120 staff, ninety-one were born in Kaymaklı. Potatoes come from the neighbour, pots from Avanos, kilims from the co-operative in Derinkuyu. We ask little of guests: do not touch the walls of the underground city, stay on the path in the valleys, make room at the fire.',
    ],
    de: [
      'Erfunden haben wir hier nichts. Der Fels verstand etwas von Kühle, der Ort von Brot, und die Häuser wussten, wo ein Fenster hingehört. Unsere Aufgabe war, Wasser und Strom zu verlegen, ohne den Mauern wehzutun. Bei der Sanierung der elf Häuser 2022 wurde kein einziger Stein abgefahren.',
      'Von unseren 120 Mitarbeitern sind 91 in Kaymaklı geboren. Kartoffeln kommen vom Nachbarn, Töpfe aus Avanos, Kelims von der Genossenschaft in Derinkuyu. Von den Gästen wünschen wir uns wenig: in der Unterstadt die Wände nicht berühren, im Tal auf dem Pfad bleiben, am Feuer zusammenrücken.',
    ],
    ru: [
      'Мы здесь ничего не изобрели. Скала умела хранить прохладу, посёлок — печь хлеб, а дома знали, где быть окну. Нам оставалось провести воду и свет, не повредив стен. При реставрации одиннадцати домов в 2022 году не вывезли ни одного камня.',
      'Из 120 сотрудников девяносто один родился в Каймаклы. Картофель берём у соседа, горшки — в Аваносе, килимы — в кооперативе Деринкую. У гостей просим немногого: не трогать стены подземного города, не сходить с тропы в долинах и потесниться у огня.',
    ],
  },
  certificates: [
    { code: 'sustainable-tourism', year: 2024 },
    { code: 'green-key', year: 2025 },
    { code: 'zero-waste', year: 2023 },
    { code: 'iso-22000', year: 2024 },
    { code: 'iso-14001', year: 2024 },
  ],
  stories: [
    {
      title: { tr: 'Kaya içinde bir gün', en: 'A day inside the rock', de: 'Ein Tag im Fels', ru: 'День внутри скалы' },
      pictures: ['cappadocia', 'breakfast', 'room', 'spa', 'courtyard'],
    },
    {
      title: { tr: 'Kar yağınca', en: 'When it snows', de: 'Wenn es schneit', ru: 'Когда идёт снег' },
      pictures: ['facade', 'pool', 'coffee', 'suite'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Mağara odaları nemli ya da boğucu mu?',
        en: 'Are the cave rooms damp or stuffy?',
        de: 'Sind die Höhlenzimmer feucht oder stickig?',
        ru: 'В пещерных номерах сыро или душно?',
      },
      answer: {
        tr: 'Hayır. Her odada en az iki hava bacası var, nem yüzde elli civarında tutulur. Gün ışığı azdır; ışık isteyene taş odaları öneririz.',
        en: 'No. Each has at least two air shafts and humidity is kept near fifty per cent. There is little daylight, though; those who want it are better off in a stone room.',
        de: 'Nein. Jedes hat mindestens zwei Luftschächte, die Feuchte liegt bei rund fünfzig Prozent. Tageslicht gibt es wenig; wer es braucht, ist im Steinzimmer besser aufgehoben.',
        ru: 'Нет. В каждом не меньше двух воздушных шахт, влажность около пятидесяти процентов. Но дневного света мало: кому он важен, тем лучше в каменном номере.',
      },
    },
    {
      question: {
        tr: 'Balon uçuşunu siz ayarlıyor musunuz?',
        en: 'Do you arrange balloon flights?',
        de: 'Vermitteln Sie Ballonfahrten?',
        ru: 'Вы организуете полёты на шаре?',
      },
      answer: {
        tr: 'Üç işletmeciyle çalışıyoruz. Kalkış Göreme yakınındadır, araç 04.30’da kapıdan alır. Rüzgâr izin vermezse uçuş iptal olur; ilk sabaha ayırtın ki yedeği kalsın.',
        en: 'Yes, with three operators. Take-off is near Göreme and the minibus leaves our gate at 4.30. Wind cancels flights, so book the first morning and keep the next in reserve.',
        de: 'Ja, mit drei Anbietern. Gestartet wird bei Göreme, der Kleinbus fährt um 4.30 Uhr am Tor ab. Bei Wind fällt die Fahrt aus: Buchen Sie den ersten Morgen, dann bleibt einer in Reserve.',
        ru: 'Да, с тремя компаниями. Старт у Гёреме, автобус уходит от ворот в 4:30. При ветре полёты отменяют, поэтому бронируйте первое утро, чтобы второе осталось про запас.',
      },
    },
    {
      question: {
        tr: 'Otel kışın açık mı?',
        en: 'Are you open in winter?',
        de: 'Haben Sie im Winter geöffnet?',
        ru: 'Зимой отель открыт?',
      },
      answer: {
        tr: 'Yıl boyu açığız. Ocakta geceler eksi sekize iner; odalar yerden ısıtılır, kış havuzu 30 derecedir. Yollar kardan genellikle sabah yediye kadar temizlenir.',
        en: 'All year. January nights fall to minus eight; floors are heated and the winter pool is at 30 degrees. Snow is usually off the roads by seven in the morning.',
        de: 'Ganzjährig. Im Januar fallen die Nächte auf minus acht Grad; die Böden sind beheizt, der Winterpool hat 30 Grad. Die Straßen sind meist bis sieben Uhr geräumt.',
        ru: 'Круглый год. В январе ночью бывает минус восемь, полы с подогревом, в зимнем бассейне 30 градусов. Дороги обычно расчищают к семи утра.',
      },
    },
    {
      question: {
        tr: 'Dizlerim rahatsız; otel bana uygun mu?',
        en: 'My knees are poor. Will I manage?',
        de: 'Meine Knie machen nicht mehr mit. Geht das bei Ihnen?',
        ru: 'У меня больные колени. Мне будет удобно?',
      },
      answer: {
        tr: 'Kuyu Avlusu’ndaki dört taş oda, Tandır ve kış havuzu basamaksızdır. Güvercin Avlusu’na 52 basamakla çıkılır, yeraltı şehri ise eğilerek gezilir. Yazarsanız odanızı buna göre ayırırız.',
        en: 'Four stone rooms on the Well Court, the Tandır restaurant and the winter pool are step-free. The Pigeon Court is 52 steps up, and the underground city means stooping. Write to us and we will keep the right room.',
        de: 'Vier Steinzimmer am Brunnenhof, das Restaurant Tandır und der Winterpool sind stufenlos. Zum Taubenhof führen 52 Stufen, und in der Unterstadt geht man gebückt. Schreiben Sie uns, dann halten wir das passende Zimmer frei.',
        ru: 'Четыре каменных номера у Колодезного двора, ресторан «Тандыр» и зимний бассейн — без ступеней. В Голубиный двор ведут 52 ступени, а в подземном городе ходят пригнувшись. Напишите нам, и мы оставим подходящий номер.',
      },
    },
  ],
  gaps: { pages: ['aquapark', 'kids', 'shopping'] },
}
