import type { HotelContent } from '../types.ts'

export const palace: HotelContent = {
  key: 'palace',
  id: 37,
  slug: 'crystal-palace',
  name: 'Crystal Palace',
  region: 'SIDE',
  stars: 5,
  opened: 2012,
  renovated: 2024,
  roomsTotal: 604,
  latitude: 36.8157,
  longitude: 31.2908,
  address: 'Çolaklı Mahallesi, Saray Yolu No: 37, 07330 Manavgat / Antalya',
  phone: '+90 242 555 37 11',
  email: 'palace@crystalhotels.example',
  whatsapp: '905325550137',
  locality: { tr: 'Side, Çolaklı', en: 'Side, Çolaklı', de: 'Side, Çolaklı', ru: 'Сиде, Чолаклы' },
  airport: {
    name: {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Анталья (AYT)',
    },
    km: 56,
    minutes: 50,
  },
  centre: { name: { tr: 'Side antik kenti', en: 'Old Side', de: 'Altstadt von Side', ru: 'Старый Сиде' }, km: 12 },
  beach: { lengthM: 350, walkM: 120, ground: 'sand', blueFlag: true },
  slogan: {
    tr: 'Yirmi üç kubbe, üç avlu',
    en: 'Twenty-three domes, three courtyards',
    de: 'Dreiundzwanzig Kuppeln, drei Höfe',
    ru: 'Двадцать три купола, три двора',
  },
  sloganText: {
    tr: 'Sesin kısıldığı bir kapı, kahvenin getirildiği bir divan ve 2.450 metrekarelik bir salon.',
    en: 'A gate where voices drop, a divan to which coffee is brought, and a hall of 2,450 square metres.',
    de: 'Ein Tor, hinter dem man leiser spricht, ein Diwan, an den der Kaffee kommt, und ein Saal von 2.450 Quadratmetern.',
    ru: 'Ворота, за которыми говорят тише, диван, на который подают кофе, и зал площадью 2450 метров.',
  },
  promise: {
    tr: 'Akşam yemeğine hazırlanmayı sevenlere, büyük düğünlere ve bin kişilik toplantılara.',
    en: 'For those who like dressing for dinner, for large weddings and for meetings of a thousand.',
    de: 'Für alle, die sich gern zum Abendessen umziehen, für große Hochzeiten und Tagungen mit tausend Gästen.',
    ru: 'Для тех, кто любит переодеваться к ужину, для больших свадеб и встреч на тысячу человек.',
  },
  about: {
    tr: [
      'Saraylar yüksek değil derindir: insan kapıdan kapıya içeri alınır. Çolaklı’daki otel de böyle kuruldu. Birinci avlu arabaların, ikincisi suyun, üçüncüsü sessizliğindir; deniz en sonda, bir kemerin içinde görünür. Üstlerini kurşun renkli yirmi üç kubbe örter, en genişi 22 metre çapındadır.',
      'Duvarlardaki 41.000 çini Kütahya’da, dört atölyede elde boyandı. Aralarında bilerek bırakılmış tek bir hatalı karo var: lalesi ters duran. 2012’den beri onu arayan çocuklara, bulduklarında lokum verilir. Yerini söyleyen personel yoktur.',
      'Gün resmî değil, ama düzenlidir. Öğleden sonra dörtte divanda kahve, altıda bahçede tambur, sekizde sofralar. Lobinin altındaki Divan Salonu 2.200 kişiye yeter; orada kongre varken havuz kıyısındakiler bunu yalnızca otoparktan anlar, çünkü girişler ayrıdır.',
    ],
    en: [
      'A palace is not high but deep: you are let in gate by gate. This one at Çolaklı was built that way. The first courtyard is for cars, the second for water, the third for silence, and the sea appears last, framed by an arch. Twenty-three domes the colour of lead cover it all, the widest 22 metres across.',
      'The 41,000 tiles on the walls were painted by hand in four workshops at Kütahya. Among them is a single deliberate mistake, a tulip standing on its head. Children have hunted for it since 2012, and those who find it are given lokum. No member of staff will tell.',
      'The day is not formal but it has an order: coffee on the divan at four, a tambur in the garden at six, dinner at eight. The Divan Hall under the lobby takes 2,200 people. When a congress is on, guests by the pool notice only from the car park, since the entrances are apart.',
    ],
    de: [
      'Ein Palast ist nicht hoch, sondern tief: Man wird Tor für Tor eingelassen. So ist auch dieser in Çolaklı gebaut. Der erste Hof gehört den Autos, der zweite dem Wasser, der dritte der Stille, und ganz zuletzt erscheint das Meer in einem Bogen. Darüber liegen 23 bleigraue Kuppeln, die größte 22 Meter weit.',
      'Die 41.000 Kacheln wurden in vier Werkstätten in Kütahya von Hand bemalt. Darunter ist ein einziger, absichtlicher Fehler: eine Tulpe, die auf dem Kopf steht. Seit 2012 suchen Kinder nach ihr, und wer sie findet, bekommt Lokum. Vom Personal verrät niemand etwas.',
      'Der Tag ist nicht förmlich, aber er hat eine Ordnung: um vier Kaffee auf dem Diwan, um sechs Tambur im Garten, um acht die Tafel. Der Divansaal unter der Lobby fasst 2.200 Menschen. Ist Kongress, merken die Gäste am Becken es nur am Parkplatz, denn die Eingänge liegen getrennt.',
    ],
    ru: [
      'Дворец не высок, а глубок: в него впускают ворота за воротами. Так построен и этот, в Чолаклы. Первый двор для машин, второй для воды, третий для тишины, а море появляется последним, в проёме арки. Над всем этим 23 свинцово-серых купола, самый большой — 22 метра в поперечнике.',
      '41 000 изразцов расписали вручную в четырёх мастерских Кютахьи. Среди них одна намеренная ошибка: тюльпан, стоящий вверх ногами. С 2012 года его ищут дети; нашедшему полагается лукум. Никто из сотрудников не подсказывает.',
      'День здесь не церемонный, но с порядком: в четыре кофе на диване, в шесть тамбур в саду, в восемь ужин. Зал «Диван» под лобби вмещает 2200 человек. Когда идёт конгресс, гости у бассейна узнают о нём только по парковке: входы раздельные.',
    ],
  },
  highlights: [
    {
      title: { tr: 'Divan Salonu', en: 'The Divan Hall', de: 'Der Divansaal', ru: 'Зал «Диван»' },
      text: {
        tr: 'Sütunsuz 2.450 metrekare, 9 metre tavan, tır girişi.',
        en: '2,450 square metres without a column, 9 metres high, with a door for lorries.',
        de: '2.450 Quadratmeter ohne Säule, 9 Meter hoch, mit Lkw-Zufahrt.',
        ru: '2450 метров без колонн, потолок 9 метров, въезд для грузовиков.',
      },
      picture: 'meeting',
    },
    {
      title: { tr: 'Ters lale', en: 'The upside-down tulip', de: 'Die verkehrte Tulpe', ru: 'Перевёрнутый тюльпан' },
      text: {
        tr: '41.000 çiniden biri; geçen yıl 63 çocuk buldu.',
        en: 'One tile among 41,000; last year 63 children found it.',
        de: 'Eine Kachel unter 41.000; im vergangenen Jahr fanden sie 63 Kinder.',
        ru: 'Один изразец из 41 000; в прошлом году его нашли 63 ребёнка.',
      },
      picture: 'courtyard',
    },
    {
      title: { tr: 'Divanda kahve', en: 'Coffee on the divan', de: 'Kaffee auf dem Diwan', ru: 'Кофе на диване' },
      text: {
        tr: 'Her gün dörtte, büyük kubbenin altında; su, lokum, sonra fincan.',
        en: 'Daily at four beneath the great dome: water, lokum, and then the cup.',
        de: 'Täglich um vier unter der großen Kuppel: Wasser, Lokum, dann die Tasse.',
        ru: 'Ежедневно в четыре под большим куполом: вода, лукум, затем чашка.',
      },
      picture: 'coffee',
    },
    {
      title: { tr: 'Su avlusu', en: 'The court of water', de: 'Der Wasserhof', ru: 'Двор воды' },
      text: {
        tr: '90 metrelik kanal ve 37 fıskiye; her birinin sesi ayrı ayarlıdır.',
        en: 'A canal of 90 metres and 37 fountains, each tuned separately.',
        de: 'Ein Kanal von 90 Metern und 37 Brunnen, jeder für sich gestimmt.',
        ru: 'Канал длиной 90 метров и 37 фонтанов, каждый настроен отдельно.',
      },
      picture: 'garden',
    },
  ],
  day: [
    {
      title: { tr: 'Sessiz avlu', en: 'The silent court', de: 'Der stille Hof', ru: 'Тихий двор' },
      text: {
        tr: 'Selvilerin altında çay; konuşulmaz, yalnızca selamlaşılır.',
        en: 'Tea under the cypresses; one nods and does not talk.',
        de: 'Tee unter Zypressen; man nickt und redet nicht.',
        ru: 'Чай под кипарисами; здесь кивают, но не разговаривают.',
      },
      from: '07:00',
      to: '09:00',
    },
    {
      title: {
        tr: 'Kemerin altından denize',
        en: 'Through the arch',
        de: 'Durch den Bogen zum Meer',
        ru: 'Через арку к морю',
      },
      text: {
        tr: 'Beyaz pavyonlarda gölge, on birde limonata turu.',
        en: 'Shade in white pavilions, a round of lemonade at eleven.',
        de: 'Schatten in weißen Pavillons, um elf eine Runde Limonade.',
        ru: 'Тень в белых беседках, в одиннадцать разносят лимонад.',
      },
      from: '10:00',
      to: '13:00',
    },
    {
      title: { tr: 'Divan saati', en: 'Coffee hour', de: 'Diwanstunde', ru: 'Час дивана' },
      text: {
        tr: 'Kahve bakır cezvede, fal isteyene Nermin Hanım.',
        en: 'Coffee from a copper pot; Nermin Hanım reads the cup if asked.',
        de: 'Kaffee aus der Kupferkanne; auf Wunsch liest Nermin Hanım den Satz.',
        ru: 'Кофе из медной турки; по просьбе погадает Нермин-ханым.',
      },
      from: '16:00',
      to: '17:30',
    },
    {
      title: { tr: 'Bahçede tambur', en: 'Tambur in the garden', de: 'Tambur im Garten', ru: 'Тамбур в саду' },
      text: {
        tr: 'İki saz, bir kanun, kırlangıçlar.',
        en: 'Two lutes, a zither, and swallows.',
        de: 'Zwei Lauten, eine Zither und Schwalben.',
        ru: 'Две лютни, канун и ласточки.',
      },
      from: '18:00',
      to: '19:00',
    },
    {
      title: {
        tr: 'Avizeler yanıyor',
        en: 'The chandeliers are lit',
        de: 'Die Kronleuchter brennen',
        ru: 'Зажигают люстры',
      },
      text: {
        tr: 'Uzun sofralar, keten peçete, gece yarısına kadar dans.',
        en: 'Long tables, linen napkins, and dancing until midnight.',
        de: 'Lange Tafeln, Leinenservietten, Tanz bis Mitternacht.',
        ru: 'Длинные столы, льняные салфетки, танцы до полуночи.',
      },
      from: '20:00',
      to: '00:00',
    },
  ],
  beachText: {
    tr: [
      'Üçüncü avludaki kemerden denize 120 metrelik mermer bir yol iner, iki yanı zakkum. Kumsal 350 metredir; 44 beyaz pavyon geniş aralıklarla durur, aralarında 9 metre vardır.',
      'Deniz tabanı kum, ilk 18 metre sığ. İskele düğünlerde 200 kişi taşır, öteki günler güneşlenenlerindir. Plaj garsonunu çağırmak için pavyondaki küçük pirinç bayrak kaldırılır.',
    ],
    en: [
      'From the arch in the third courtyard a marble path runs 120 metres to the sea between oleanders. The beach is 350 metres long; its 44 white pavilions stand nine metres apart.',
      'The sea bed is sand, shallow for the first 18 metres. At weddings the jetty holds 200 people, on other days it belongs to sunbathers. To call the waiter, raise the small brass flag on your pavilion.',
    ],
    de: [
      'Vom Bogen im dritten Hof führt ein Marmorweg 120 Meter zwischen Oleander ans Meer. Der Strand ist 350 Meter lang, 44 weiße Pavillons stehen je neun Meter voneinander entfernt.',
      'Der Grund ist sandig und auf 18 Metern flach. Bei Hochzeiten trägt der Steg 200 Gäste, an anderen Tagen gehört er den Sonnenbadenden. Wer den Kellner möchte, stellt das Messingfähnchen am Pavillon auf.',
    ],
    ru: [
      'От арки в третьем дворе к морю ведёт мраморная дорожка, 120 метров между олеандрами. Пляж длиной 350 метров; 44 белые беседки стоят в девяти метрах одна от другой.',
      'Дно песчаное, первые 18 метров мелко. На свадьбах пирс принимает 200 гостей, в другие дни там загорают. Чтобы позвать официанта, поднимите латунный флажок на беседке.',
    ],
  },
  pools: [
    {
      name: { tr: 'Haliç', en: 'The Golden Horn', de: 'Goldenes Horn', ru: '«Золотой Рог»' },
      text: {
        tr: 'Odaların arasından kıvrılan 130 metrelik havuz, altı köprülü.',
        en: 'A pool of 130 metres winding between the wings under six bridges.',
        de: '130 Meter Wasser zwischen den Flügeln, unter sechs Brücken hindurch.',
        ru: 'Вьётся между корпусами на 130 метров под шестью мостиками.',
      },
      areaM2: 2100,
      depthM: 1.4,
      heated: false,
      from: '08:00',
      to: '19:00',
    },
    {
      name: { tr: 'Mermer', en: 'Marble', de: 'Marmor', ru: '«Мрамор»' },
      text: {
        tr: 'Üçüncü avluda, 16 yaşından büyüklere, müziksiz.',
        en: 'In the third courtyard, for guests over 16, without music.',
        de: 'Im dritten Hof, für Gäste ab 16, ohne Musik.',
        ru: 'В третьем дворе, для гостей старше 16, без музыки.',
      },
      areaM2: 340,
      depthM: 1.3,
      heated: true,
      from: '08:00',
      to: '20:00',
    },
    {
      name: { tr: 'Şehzade', en: 'Little Prince', de: 'Kleiner Prinz', ru: '«Маленький принц»' },
      text: {
        tr: 'Çocuk havuzu, ortasında ılık su akıtan bir çeşme.',
        en: 'The children’s pool, with a fountain of warm water in the middle.',
        de: 'Kinderbecken mit einem Brunnen, aus dem warmes Wasser läuft.',
        ru: 'Детский бассейн с фонтаном тёплой воды посередине.',
      },
      areaM2: 160,
      depthM: 0.4,
      heated: true,
      from: '09:00',
      to: '18:30',
    },
    {
      name: { tr: 'Sarnıç', en: 'The Cistern', de: 'Zisterne', ru: '«Цистерна»' },
      text: {
        tr: '24 sütunlu kapalı havuz, su altından aydınlatılır.',
        en: 'An indoor pool among 24 columns, lit from below.',
        de: 'Hallenbad zwischen 24 Säulen, von unten beleuchtet.',
        ru: 'Крытый бассейн среди 24 колонн, подсвечен снизу.',
      },
      areaM2: 280,
      depthM: 1.4,
      heated: true,
      from: '07:00',
      to: '21:00',
    },
  ],
  rooms: [
    {
      id: 3701,
      category: 'STANDARD',
      name: { tr: 'Has oda', en: 'Court room', de: 'Hofzimmer', ru: 'Придворный номер' },
      slug: { tr: 'has-oda', en: 'court-room', de: 'hofzimmer', ru: 'pridvornyy-nomer' },
      text: {
        tr: 'İkinci avlunun suyuna bakan 34 metrekare; ceviz, keten ve bir çini pano.',
        en: 'Thirty-four square metres above the water of the second courtyard: walnut, linen, one panel of tiles.',
        de: '34 Quadratmeter über dem Wasser des zweiten Hofs: Nussbaum, Leinen, ein Kachelbild.',
        ru: '34 метра над водой второго двора: орех, лён и одно панно из изразцов.',
      },
      body: {
        tr: [
          'Otelde 272 has oda var ve her birinin yatak başındaki çini pano ayrıdır; kapı numarası yerine çiçeğin adı da söylenebilir. Gece görevlisi “karanfildeki konuk” deyince kimse şaşırmaz.',
          'Fıskiyeler 23.00’te susar, 08.00’de başlar. Yastık listesinde yedi seçenek, dolapta ütü vardır.',
        ],
        en: [
          'There are 272, and each has its own panel of tiles above the bed, so that a room may be called by its flower instead of its number. Nobody is surprised to hear of “the guest in the carnation”.',
          'The fountains fall silent at eleven and begin at eight. There are seven kinds of pillow and an iron in the wardrobe.',
        ],
        de: [
          '272 Zimmer, jedes mit einem eigenen Kachelbild über dem Bett, sodass man statt der Nummer auch die Blume nennen kann. Über den „Gast in der Nelke“ wundert sich hier niemand.',
          'Die Brunnen schweigen von elf bis acht. Es gibt siebenerlei Kissen, und im Schrank hängt ein Bügeleisen.',
        ],
        ru: [
          'Таких номеров 272, и у каждого своё панно над кроватью, так что вместо цифры можно назвать цветок. Фразе «гость в гвоздике» здесь никто не удивляется.',
          'Фонтаны молчат с одиннадцати до восьми. Подушек семь видов, в шкафу утюг.',
        ],
      },
      sizeM2: 34,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik veya 2 tek kişilik yatak',
        en: '1 king-size or 2 single beds',
        de: '1 Kingsize-Bett oder 2 Einzelbetten',
        ru: '1 кровать king-size или 2 односпальные',
      },
      view: { tr: 'Su avlusu', en: 'Court of water', de: 'Wasserhof', ru: 'Двор воды' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'rain-shower',
        'parquet',
        'iron',
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 3702,
      category: 'STANDARD',
      name: { tr: 'Deniz köşkü odası', en: 'Sea kiosk room', de: 'Meereskiosk-Zimmer', ru: 'Номер «Морской киоск»' },
      slug: { tr: 'deniz-kosku-odasi', en: 'sea-kiosk-room', de: 'meereskiosk-zimmer', ru: 'morskoy-kiosk' },
      text: {
        tr: 'Denize çıkan cumba: üç yanı camlı, içi minderli.',
        en: 'A bay window over the sea, glazed on three sides and lined with cushions.',
        de: 'Ein Erker zum Meer, dreiseitig verglast und mit Polstern ausgelegt.',
        ru: 'Эркер к морю: стекло с трёх сторон, внутри подушки.',
      },
      body: {
        tr: [
          'Deniz cephesindeki 148 odada balkon yerine cumba vardır; yaz sıcağında camları yana kayar, kışın kapanır ve içeride oturulur. Kasım ayında kitap okunacak yer burasıdır.',
          'Cumbanın altında gizli bir çekmece bulunur. İçinde bir tavla durur, pulları sayılıdır.',
        ],
        en: [
          'In place of a balcony the 148 rooms on the sea front have a bay. In summer its panes slide aside, in winter they close and you sit inside. It is the place to read in November.',
          'Under the seat is a drawer with a backgammon board. The pieces have been counted.',
        ],
        de: [
          'Statt eines Balkons haben die 148 Zimmer der Meerfront einen Erker. Im Sommer gleiten die Scheiben zur Seite, im Winter bleiben sie zu, und man sitzt drinnen. Ein Ort zum Lesen im November.',
          'Unter der Bank ist eine Schublade mit einem Backgammonspiel. Die Steine sind gezählt.',
        ],
        ru: [
          'Вместо балкона у 148 номеров морского фасада эркер. Летом стёкла сдвигаются, зимой закрываются, и сидят внутри. Лучшее место для чтения в ноябре.',
          'Под сиденьем ящик с нардами. Шашки пересчитаны.',
        ],
      },
      sizeM2: 38,
      maxAdults: 2,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Deniz', en: 'Sea', de: 'Meer', ru: 'Море' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'parquet',
        'desk',
      ],
      picture: 'room',
    },
    {
      id: 3703,
      category: 'FAMILY',
      name: { tr: 'Şehzade dairesi', en: 'Princes’ apartment', de: 'Prinzengemach', ru: 'Покои принцев' },
      slug: { tr: 'sehzade-dairesi', en: 'princes-apartment', de: 'prinzengemach', ru: 'pokoi-printsev' },
      text: {
        tr: 'İki yatak odası, iki banyo; çocukların yatağı kubbeli ve perdelidir.',
        en: 'Two bedrooms, two bathrooms; the children sleep under a small dome with curtains.',
        de: 'Zwei Schlafzimmer, zwei Bäder; die Kinder schlafen unter einer kleinen Kuppel mit Vorhang.',
        ru: 'Две спальни, две ванные; дети спят под маленьким куполом с занавесками.',
      },
      body: {
        tr: [
          '62 aile dairesinin çocuk odasında iki yatağın üstünde ahşap bir kubbe, içinde de 24 yıldız biçimli delik vardır. Lamba yandığında tavan gökyüzüne benzer; kapatma düğmesi ana baba tarafındadır.',
          'Koridor iki odayı ayırır ve sesi tutar. Çocuklar için bornoz üç boydur.',
        ],
        en: [
          'In the children’s room of these 62 apartments a wooden dome covers two beds, pierced with 24 star-shaped holes. When the lamp is lit the ceiling is a sky; the switch is on the parents’ side.',
          'A corridor divides the bedrooms and holds the noise. Children’s bathrobes come in three sizes.',
        ],
        de: [
          'In den 62 Familiengemächern wölbt sich über zwei Kinderbetten eine Holzkuppel mit 24 sternförmigen Löchern. Brennt die Lampe, wird die Decke zum Himmel; der Schalter ist auf der Elternseite.',
          'Ein Flur trennt die Schlafzimmer und hält den Lärm auf. Kinderbademäntel gibt es in drei Größen.',
        ],
        ru: [
          'В детской каждой из 62 семейных квартир над двумя кроватями деревянный купол с 24 отверстиями-звёздами. Зажигают лампу — и потолок становится небом; выключатель на стороне родителей.',
          'Коридор разделяет спальни и гасит шум. Детские халаты трёх размеров.',
        ],
      },
      sizeM2: 58,
      maxAdults: 3,
      maxChildren: 2,
      beds: {
        tr: '1 büyük çift kişilik, 2 tek kişilik yatak, 1 çekyat',
        en: '1 king-size, 2 single beds, 1 sofa bed',
        de: '1 Kingsize-Bett, 2 Einzelbetten, 1 Schlafsofa',
        ru: '1 кровать king-size, 2 односпальные, 1 диван-кровать',
      },
      view: { tr: 'Haliç havuzu', en: 'Golden Horn pool', de: 'Becken Goldenes Horn', ru: 'Бассейн «Золотой Рог»' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'kettle',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'shower',
        'two-bathrooms',
        'sofa-bed',
        'sliding-door',
      ],
      picture: 'family-room',
    },
    {
      id: 3704,
      category: 'SUITE',
      name: { tr: 'Kubbe süiti', en: 'Dome suite', de: 'Kuppelsuite', ru: 'Купольный люкс' },
      slug: { tr: 'kubbe-suiti', en: 'dome-suite', de: 'kuppelsuite', ru: 'kupolnyy-lyuks' },
      text: {
        tr: 'Gerçek bir kubbenin altında salon: 7 metre yükseklik, 16 pencere.',
        en: 'A living room beneath a real dome: seven metres high, sixteen windows.',
        de: 'Ein Wohnzimmer unter einer echten Kuppel: sieben Meter hoch, sechzehn Fenster.',
        ru: 'Гостиная под настоящим куполом: высота семь метров, шестнадцать окон.',
      },
      body: {
        tr: [
          'On kubbenin altında on süit. Salonun ortasında fısıldanan söz karşı duvarda duyulur; balayı çiftleri bunu ilk gece keşfeder, uşak ise öksürerek girer.',
          'Yatak odası yan kanattadır, küvet mermer, duş ayrıdır. Işık pencerelerden saate göre yer değiştirir.',
        ],
        en: [
          'Ten suites beneath ten of the domes. A whisper in the middle of the room is heard at the opposite wall. Couples find this out on the first night; the butler coughs before entering.',
          'The bedroom is in the side wing, with a marble bathtub and a separate shower. The light moves from window to window with the hours.',
        ],
        de: [
          'Zehn Suiten unter zehn der Kuppeln. Was man in der Mitte flüstert, hört man an der Wand gegenüber. Paare entdecken das am ersten Abend; der Butler hüstelt, bevor er eintritt.',
          'Das Schlafzimmer liegt im Seitenflügel, mit Marmorwanne und getrennter Dusche. Das Licht wandert mit den Stunden von Fenster zu Fenster.',
        ],
        ru: [
          'Десять люксов под десятью куполами. Сказанное шёпотом посередине слышно у противоположной стены. Пары узнают об этом в первый вечер; дворецкий, входя, покашливает.',
          'Спальня в боковом крыле, ванна мраморная, душ отдельно. Свет с течением часов переходит из окна в окно.',
        ],
      },
      sizeM2: 84,
      maxAdults: 3,
      maxChildren: 1,
      beds: {
        tr: '1 büyük çift kişilik yatak, 1 çekyat',
        en: '1 king-size bed, 1 sofa bed',
        de: '1 Kingsize-Bett, 1 Schlafsofa',
        ru: '1 кровать king-size, 1 диван-кровать',
      },
      view: { tr: 'Avlu ve deniz', en: 'Courtyard and sea', de: 'Hof und Meer', ru: 'Двор и море' },
      features: [
        'air-conditioning',
        'balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'sofa-bed',
        'parquet',
        'desk',
        'iron',
      ],
      picture: 'suite',
    },
    {
      id: 3705,
      category: 'SUITE',
      name: { tr: 'Lale süiti', en: 'Tulip suite', de: 'Tulpensuite', ru: 'Люкс «Тюльпан»' },
      slug: { tr: 'lale-suiti', en: 'tulip-suite', de: 'tulpensuite', ru: 'lyuks-tyulpan' },
      text: {
        tr: 'Sessiz avluya açılan özel bahçeli süit; ısıtmalı küçük havuzuyla.',
        en: 'A suite with a walled garden off the silent court and a small heated pool.',
        de: 'Suite mit ummauertem Garten am stillen Hof und kleinem beheizten Becken.',
        ru: 'Люкс с садом за стеной у тихого двора и маленьким бассейном с подогревом.',
      },
      body: {
        tr: [
          'Sekiz süit, her bahçede 300 soğan; nisanda açarlar. Havuz 14 metrekaredir ve duvarın öbür yanından kimse görmez. Akşam servisini kapı çalmadan içeriye bırakan çift kapaklı bir dolap vardır.',
          'Konuşmayı sevmeyenler için yapıldı, ama konuşmak serbesttir.',
        ],
        en: [
          'Eight of them, with 300 bulbs in each garden; they flower in April. The pool has 14 square metres, and nobody sees it over the wall. Evening trays arrive through a cupboard with two doors, so no one need knock.',
          'They were made for people who prefer not to talk, though talking is allowed.',
        ],
        de: [
          'Acht Suiten mit je 300 Zwiebeln im Garten; sie blühen im April. Das Becken misst 14 Quadratmeter, und über die Mauer sieht niemand. Abends kommt das Tablett durch einen Schrank mit zwei Türen, ganz ohne Klopfen.',
          'Gebaut für Menschen, die lieber schweigen; reden darf man trotzdem.',
        ],
        ru: [
          'Их восемь, в каждом саду 300 луковиц, цветут в апреле. Бассейн 14 метров, через стену его не видно. Вечерний поднос ставят в шкаф с двумя дверцами, так что стучать не нужно.',
          'Номер для тех, кто предпочитает молчать; разговаривать, впрочем, можно.',
        ],
      },
      sizeM2: 76,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: { tr: 'Kendi bahçesi', en: 'Own garden', de: 'Eigener Garten', ru: 'Свой сад' },
      features: [
        'air-conditioning',
        'terrace',
        'private-pool',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'parquet',
      ],
      picture: 'suite',
    },
    {
      id: 3706,
      category: 'STANDARD',
      name: { tr: 'Delege odası', en: 'Delegate room', de: 'Delegiertenzimmer', ru: 'Номер делегата' },
      slug: { tr: 'delege-odasi', en: 'delegate-room', de: 'delegiertenzimmer', ru: 'nomer-delegata' },
      text: {
        tr: 'Divan Salonu’na asansörle 90 saniye; geniş masa, iki ekran.',
        en: 'Ninety seconds by lift from the Divan Hall, with a wide desk and two screens.',
        de: 'Mit dem Aufzug 90 Sekunden vom Divansaal, mit breitem Tisch und zwei Bildschirmen.',
        ru: 'До зала «Диван» 90 секунд на лифте; широкий стол и два экрана.',
      },
      body: {
        tr: [
          'Birinci avludaki 96 oda kongre katılımcılarına göre düzenlendi: 180 santimetrelik masa, on iki priz, gömlek askısı ve beşte servis edilen erken kahvaltı tepsisi.',
          'Pencereler otoparka değil portakal bahçesine bakar. Yan oda kapıyla bağlanıp görüşme odasına dönüşebilir.',
        ],
        en: [
          'The 96 rooms at the first courtyard are arranged for congress guests: a desk of 180 centimetres, twelve sockets, a valet stand and a breakfast tray from five.',
          'The windows look on orange trees rather than the car park. The next room can be joined through a door and turned into an office.',
        ],
        de: [
          'Die 96 Zimmer am ersten Hof sind für Kongressgäste eingerichtet: 180 Zentimeter Tisch, zwölf Steckdosen, stummer Diener und ab fünf Uhr ein Frühstückstablett.',
          'Die Fenster gehen auf Orangenbäume statt auf den Parkplatz. Das Nebenzimmer lässt sich durch eine Tür als Büro anschließen.',
        ],
        ru: [
          '96 номеров у первого двора обставлены для участников конгрессов: стол 180 сантиметров, двенадцать розеток, стойка для костюма и поднос с завтраком с пяти утра.',
          'Окна выходят не на парковку, а на апельсиновый сад. Соседний номер через дверь можно превратить в переговорную.',
        ],
      },
      sizeM2: 30,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 çift kişilik veya 2 tek kişilik yatak',
        en: '1 double or 2 single beds',
        de: '1 Doppelbett oder 2 Einzelbetten',
        ru: '1 двуспальная или 2 односпальные кровати',
      },
      view: { tr: 'Portakal bahçesi', en: 'Orange grove', de: 'Orangenhain', ru: 'Апельсиновый сад' },
      features: [
        'air-conditioning',
        'french-balcony',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'rain-shower',
        'desk',
        'iron',
        'connecting-door',
        'step-free',
      ],
      picture: 'room',
    },
    {
      id: 3707,
      category: 'SUITE',
      name: { tr: 'Gelin dairesi', en: 'Wedding apartment', de: 'Hochzeitsgemach', ru: 'Свадебные апартаменты' },
      slug: { tr: 'gelin-dairesi', en: 'wedding-apartment', de: 'hochzeitsgemach', ru: 'svadebnye-apartamenty' },
      text: {
        tr: 'Sabah on kişilik hazırlık odası, akşam iki kişilik daire.',
        en: 'By morning a dressing room for ten, by night an apartment for two.',
        de: 'Morgens Ankleidezimmer für zehn, nachts ein Gemach für zwei.',
        ru: 'Утром гардеробная на десятерых, ночью апартаменты на двоих.',
      },
      body: {
        tr: [
          'İki katlı, 140 metrekare; alt katta altı aynalı, kuzey ışıklı hazırlık salonu ve kuaför koltukları. Merdiven geniştir, 4 metrelik duvak takılmadan iner.',
          'Üst katta yatak odası, şömine ve sabahın kimsenin uğramadığı bir terası vardır. Kahvaltı öğlen bire kadar gelir.',
        ],
        en: [
          'Two storeys, 140 square metres. Below, a dressing room in north light with six mirrors and hairdressers’ chairs. The stairs are wide enough for a train of four metres.',
          'Above are the bedroom, a fireplace and a terrace where nobody calls the morning after. Breakfast may come as late as one.',
        ],
        de: [
          'Zwei Etagen, 140 Quadratmeter. Unten ein Ankleidezimmer im Nordlicht mit sechs Spiegeln und Frisierstühlen. Die Treppe ist breit genug für eine Schleppe von vier Metern.',
          'Oben Schlafzimmer, Kamin und eine Terrasse, auf der am Morgen danach niemand stört. Frühstück kommt bis ein Uhr.',
        ],
        ru: [
          'Два этажа, 140 метров. Внизу гардеробная с северным светом, шестью зеркалами и креслами парикмахеров. Лестница достаточно широка для четырёхметрового шлейфа.',
          'Наверху спальня, камин и терраса, где наутро никто не потревожит. Завтрак подают до часу дня.',
        ],
      },
      sizeM2: 140,
      maxAdults: 2,
      maxChildren: 0,
      beds: {
        tr: '1 büyük çift kişilik yatak',
        en: '1 king-size bed',
        de: '1 Kingsize-Bett',
        ru: '1 кровать king-size',
      },
      view: {
        tr: 'Deniz ve su avlusu',
        en: 'Sea and court of water',
        de: 'Meer und Wasserhof',
        ru: 'Море и двор воды',
      },
      features: [
        'air-conditioning',
        'terrace',
        'fireplace',
        'minibar',
        'espresso',
        'safe',
        'hair-dryer',
        'wifi',
        'tv',
        'bathrobe',
        'bathtub',
        'rain-shower',
        'hot-tub',
        'two-bathrooms',
        'iron',
      ],
      picture: 'suite',
    },
  ],
  outlets: [
    {
      id: 3751,
      group: 'MAIN',
      name: { tr: 'Matbah-ı Âmire', en: 'The Great Kitchen', de: 'Die Große Küche', ru: '«Большая кухня»' },
      slug: { tr: 'matbah-i-amire', en: 'great-kitchen', de: 'grosse-kueche', ru: 'bolshaya-kukhnya' },
      text: {
        tr: 'On bacalı ana restoran, sekiz ocak, 860 yer.',
        en: 'The main restaurant: ten chimneys, eight hearths, 860 seats.',
        de: 'Das Hauptrestaurant: zehn Schornsteine, acht Herde, 860 Plätze.',
        ru: 'Главный ресторан: десять труб, восемь очагов, 860 мест.',
      },
      body: {
        tr: [
          'Büfe değil sekiz dükkândır: pilavcı, kebapçı, hamurcu, balıkçı, sebzeci, çorbacı, tatlıcı ve çocuk ocağı. Her birinin ustası adıyla tanınır. Perşembe akşamları eski defterlerden bir yemek pişer, örneğin kavun dolması.',
          'Salon dört kubbeye bölünmüştür, bu yüzden dolu iken de gürültülü değildir.',
        ],
        en: [
          'It is less a buffet than eight shops: rice, kebab, pastry, fish, vegetables, soup, sweets and a hearth for children, each with a master known by name. On Thursdays one dish comes from the old kitchen registers, stuffed melon for instance.',
          'Four domes divide the room, so it is never loud, even when full.',
        ],
        de: [
          'Weniger ein Buffet als acht Läden: Reis, Kebap, Teig, Fisch, Gemüse, Suppe, Süßes und ein Herd für Kinder, jeder mit einem Meister, den man beim Namen kennt. Donnerstags gibt es ein Gericht aus alten Küchenbüchern, etwa gefüllte Melone.',
          'Vier Kuppeln teilen den Raum, deshalb wird es auch voll besetzt nicht laut.',
        ],
        ru: [
          'Это не столько буфет, сколько восемь лавок: плов, кебаб, тесто, рыба, овощи, суп, сладости и детский очаг, и каждого мастера знают по имени. По четвергам готовят одно блюдо из старинных кухонных книг, например фаршированную дыню.',
          'Зал разделён четырьмя куполами, поэтому даже полный он не шумит.',
        ],
      },
      hours: [
        { label: { tr: 'Kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' }, from: '07:00', to: '10:30' },
        { label: { tr: 'Öğle', en: 'Lunch', de: 'Mittag', ru: 'Обед' }, from: '12:30', to: '14:30' },
        { label: { tr: 'Akşam', en: 'Dinner', de: 'Abend', ru: 'Ужин' }, from: '19:00', to: '22:00' },
      ],
      paid: false,
      features: [
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: {
            tr: 'Akşam uzun pantolon',
            en: 'Long trousers in the evening',
            de: 'Abends lange Hose',
            ru: 'Вечером длинные брюки',
          },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3752,
      group: 'ALACARTE',
      name: { tr: 'Sefer', en: 'The Campaign', de: 'Feldzug', ru: '«Поход»' },
      slug: { tr: 'sefer', en: 'the-campaign', de: 'feldzug', ru: 'pokhod' },
      text: {
        tr: 'Saray mutfağı, yedi tabak; Belgrad’dan Basra’ya bir yol.',
        en: 'Palace cooking in seven plates, on a road from Belgrade to Basra.',
        de: 'Palastküche in sieben Tellern, auf dem Weg von Belgrad nach Basra.',
        ru: 'Дворцовая кухня из семи блюд: дорога от Белграда до Басры.',
      },
      body: {
        tr: [
          'Her tabak yolun bir konağıdır ve masadaki haritada işaretlenir. Mahmudiye, hünkârbeğendi, bademli tavuk çorbası; son durak Basra, hurma ve kakule. Yemek iki buçuk saat sürer, acele edene ilk üç konak önerilir.',
        ],
        en: [
          'Each plate is a stage of the road and is marked on the map on your table: chicken with apricots, lamb on smoked aubergine, almond soup; the last stop is Basra, with dates and cardamom. Dinner takes two and a half hours.',
        ],
        de: [
          'Jeder Teller ist eine Station und wird auf der Karte am Tisch markiert: Huhn mit Aprikosen, Lamm auf Rauchaubergine, Mandelsuppe; die letzte heißt Basra, mit Datteln und Kardamom. Das Essen dauert zweieinhalb Stunden.',
        ],
        ru: [
          'Каждое блюдо — остановка в пути, её отмечают на карте на вашем столе: курица с абрикосами, ягнёнок на копчёном баклажане, миндальный суп; последняя — Басра, финики и кардамон. Ужин длится два с половиной часа.',
        ],
      },
      hours: [{ from: '19:30', to: '22:30' }],
      paid: true,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '54', en: '54', de: '54', ru: '54' },
        },
        {
          label: { tr: 'Kıyafet', en: 'Dress', de: 'Kleidung', ru: 'Одежда' },
          value: {
            tr: 'Ceket rica olunur',
            en: 'Jackets are welcome',
            de: 'Sakko erwünscht',
            ru: 'Пиджак приветствуется',
          },
        },
      ],
      picture: 'meze',
    },
    {
      id: 3753,
      group: 'ALACARTE',
      name: { tr: 'Mangalbaşı', en: 'By the Brazier', de: 'Am Kohlebecken', ru: '«У мангала»' },
      slug: { tr: 'mangalbasi', en: 'by-the-brazier', de: 'am-kohlebecken', ru: 'u-mangala' },
      text: {
        tr: 'Masanın ortasında pirinç mangal; et size, közü bize ait.',
        en: 'A brass brazier in each table: you turn the meat, we mind the coals.',
        de: 'In jedem Tisch ein Kohlebecken aus Messing: Sie wenden, wir hüten die Glut.',
        ru: 'В каждом столе латунная жаровня: мясо переворачиваете вы, за углями следим мы.',
      },
      body: {
        tr: [
          'Yirmi masa, yirmi mangal, hepsinin üstünde kendi bacası. Kuzu, dana, hellim ve mantar çiğ gelir; nasıl pişeceğini masadaki kum saati söyler. Çocuk masalarında mangalın yerine ızgara tabağı vardır.',
        ],
        en: [
          'Twenty tables, twenty braziers, each with its own hood. Lamb, beef, halloumi and mushrooms arrive raw, and an hourglass on the table tells the rest. At tables with small children a finished plate takes the place of the fire.',
        ],
        de: [
          'Zwanzig Tische, zwanzig Kohlebecken, jedes mit eigenem Abzug. Lamm, Rind, Hellim und Pilze kommen roh, den Rest sagt eine Sanduhr. An Tischen mit kleinen Kindern ersetzt ein fertiger Grillteller das Feuer.',
        ],
        ru: [
          'Двадцать столов, двадцать жаровен, у каждой своя вытяжка. Баранину, говядину, халлуми и грибы приносят сырыми, остальное подскажут песочные часы. За столами с малышами вместо огня готовое блюдо.',
        ],
      },
      hours: [{ from: '19:00', to: '22:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Masa', en: 'Tables', de: 'Tische', ru: 'Столов' },
          value: { tr: '20', en: '20', de: '20', ru: '20' },
        },
      ],
      picture: 'grill',
    },
    {
      id: 3754,
      group: 'ALACARTE',
      name: { tr: 'Pera', en: 'Pera', de: 'Pera', ru: '«Пера»' },
      slug: { tr: 'pera', en: 'pera-brasserie', de: 'pera-salon', ru: 'pera-restoran' },
      text: {
        tr: '1920’lerin İstanbul’undan bir lokanta: şnitzel, borç, profiterol.',
        en: 'A restaurant from the Istanbul of the 1920s: schnitzel, borscht, profiteroles.',
        de: 'Ein Lokal aus dem Istanbul der 1920er: Schnitzel, Borschtsch, Profiteroles.',
        ru: 'Ресторан из Стамбула двадцатых: шницель, борщ, профитроли.',
      },
      body: {
        tr: [
          'O yıllarda Beyoğlu’nda Viyanalı fırıncılar ile Odessalı aşçılar yan yana çalışıyordu. Menü onlardan kaldı; borç dumanlı erikle, kievski elde sarılır, profiterolün sosu masada dökülür. Piyanist 21.00’de tango çalar.',
        ],
        en: [
          'In those years Viennese bakers and cooks from Odessa worked side by side in Beyoğlu, and the menu is theirs: borscht with smoked plums, chicken Kyiv rolled by hand, profiteroles dressed at the table. A pianist plays tangos at nine.',
        ],
        de: [
          'Damals arbeiteten in Beyoğlu Wiener Bäcker und Köche aus Odessa Tür an Tür, von ihnen stammt die Karte: Borschtsch mit Rauchpflaumen, Kiewer Kotelett von Hand gerollt, Profiteroles am Tisch übergossen. Um neun spielt der Pianist Tango.',
        ],
        ru: [
          'В те годы в Бейоглу бок о бок работали венские пекари и одесские повара, меню досталось от них: борщ с копчёной сливой, котлеты по-киевски ручной работы, профитроли, которые поливают за столом. В девять пианист играет танго.',
        ],
      },
      hours: [{ from: '19:00', to: '22:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '72', en: '72', de: '72', ru: '72' },
        },
        {
          label: { tr: 'Rezervasyon', en: 'Booking', de: 'Reservierung', ru: 'Бронирование' },
          value: { tr: 'Kabulde, iki gün önce', en: 'Two days ahead', de: 'Zwei Tage vorher', ru: 'За два дня' },
        },
      ],
      picture: 'restaurant',
    },
    {
      id: 3755,
      group: 'PATISSERIE',
      name: { tr: 'Helvahane', en: 'The Sweet House', de: 'Zuckerhaus', ru: '«Дом сладостей»' },
      slug: { tr: 'helvahane', en: 'sweet-house', de: 'zuckerhaus', ru: 'dom-sladostey' },
      text: {
        tr: 'Lokum kazanları, on altı helva ve divana kahve servisi.',
        en: 'Kettles of lokum, sixteen kinds of halva and coffee for the divan.',
        de: 'Lokumkessel, sechzehn Sorten Helva und der Kaffee für den Diwan.',
        ru: 'Котлы с лукумом, шестнадцать видов халвы и кофе к дивану.',
      },
      body: {
        tr: [
          'Üç bakır kazan camın ardında kaynar: pazartesi gül, çarşamba nar, cuma sakız. Ters laleyi bulan çocuk kazanın başında kendi lokumunu keser; makas büyükçedir, usta tutar.',
        ],
        en: [
          'Three copper kettles boil behind glass: rose on Mondays, pomegranate on Wednesdays, mastic on Fridays. A child who has found the tulip cuts its own lokum here. The scissors are large, so the master holds them too.',
        ],
        de: [
          'Drei Kupferkessel kochen hinter Glas: montags Rose, mittwochs Granatapfel, freitags Mastix. Wer die Tulpe gefunden hat, schneidet sich hier sein Lokum. Die Schere ist groß, der Meister hält mit.',
        ],
        ru: [
          'За стеклом кипят три медных котла: в понедельник роза, в среду гранат, в пятницу мастика. Ребёнок, нашедший тюльпан, сам режет здесь свой лукум. Ножницы большие, мастер помогает держать.',
        ],
      },
      hours: [{ from: '10:00', to: '23:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Kahve saati', en: 'Coffee hour', de: 'Kaffeestunde', ru: 'Час кофе' },
          value: { tr: '16.00–17.30', en: '4–5.30 pm', de: '16–17.30 Uhr', ru: '16:00–17:30' },
        },
      ],
      picture: 'dessert',
    },
    {
      id: 3756,
      group: 'BAR',
      name: { tr: 'Büyük Avize', en: 'The Great Chandelier', de: 'Zum Kronleuchter', ru: '«Большая люстра»' },
      slug: { tr: 'buyuk-avize', en: 'great-chandelier', de: 'zum-kronleuchter', ru: 'bolshaya-lyustra' },
      text: {
        tr: 'Lobi barı: 1.400 parça cam, bir orkestra, ağır koltuklar.',
        en: 'The lobby bar: 1,400 pieces of glass, a band and heavy armchairs.',
        de: 'Die Lobbybar: 1.400 Teile Glas, eine Kapelle, schwere Sessel.',
        ru: 'Лобби-бар: 1400 деталей стекла, оркестр и тяжёлые кресла.',
      },
      body: {
        tr: [
          'Avize yılda bir kez, şubatta indirilir ve dört kişi altı günde siler. Altında şerbetler ve viskiler içilir; demirhindi şerbeti alkolsüzlerin, 34 yaşındaki rom ötekilerin. Dans pisti 21.30’da açılır.',
        ],
        en: [
          'Once a year, in February, it is lowered, and four people polish it for six days. Below it one drinks sherbet or whisky: the tamarind is without alcohol, the rest is not. The dance floor opens at half past nine.',
        ],
        de: [
          'Einmal im Jahr, im Februar, wird er herabgelassen, vier Leute putzen sechs Tage lang. Darunter trinkt man Scherbet oder Whisky; die Tamarinde ist alkoholfrei, der Rest nicht. Getanzt wird ab halb zehn.',
        ],
        ru: [
          'Раз в год, в феврале, её опускают, и четверо полируют шесть дней. Под ней пьют шербет или виски: тамаринд без алкоголя, остальное с ним. Танцы с половины десятого.',
        ],
      },
      hours: [{ from: '10:00', to: '01:00' }],
      paid: false,
      features: [
        {
          label: { tr: 'Müzik', en: 'Music', de: 'Musik', ru: 'Музыка' },
          value: {
            tr: 'Pazartesi hariç her akşam',
            en: 'Every evening but Monday',
            de: 'Täglich außer Montag',
            ru: 'Ежедневно, кроме понедельника',
          },
        },
      ],
      picture: 'bar',
    },
    {
      id: 3757,
      group: 'SNACK',
      name: { tr: 'Kayıkhane', en: 'Boathouse', de: 'Bootshaus', ru: '«Лодочный сарай»' },
      slug: { tr: 'kayikhane', en: 'boathouse', de: 'bootshaus', ru: 'lodochnyy-saray' },
      text: {
        tr: 'Plajda, saltanat kayığının yanında: lahmacun, kalamar, limonata.',
        en: 'On the beach beside a rowing barge: lahmacun, calamari, lemonade.',
        de: 'Am Strand neben einer Prunkbarke: Lahmacun, Calamari, Limonade.',
        ru: 'На пляже рядом с парадной ладьёй: лахмаджун, кальмары, лимонад.',
      },
      body: {
        tr: [
          'On iki metrelik kayık yerli bir ustanın elinden çıktı, yüzmez; içinde çocuklar, çevresinde masalar vardır. Lahmacun dakikada üç tane çıkar. Limonata her gün 140 kilo limondan sıkılır.',
        ],
        en: [
          'The barge is twelve metres long, built by a local master, and does not float; children sit in it and tables stand around. Three lahmacun leave the oven each minute. The lemonade takes 140 kilos of lemons a day.',
        ],
        de: [
          'Die zwölf Meter lange Barke baute ein Meister aus der Gegend; sie schwimmt nicht. Drinnen sitzen Kinder, ringsum stehen Tische. Drei Lahmacun kommen je Minute aus dem Ofen, für die Limonade braucht es täglich 140 Kilo Zitronen.',
        ],
        ru: [
          'Двенадцатиметровую ладью построил местный мастер, она не плавает: внутри сидят дети, вокруг столы. Из печи выходит три лахмаджуна в минуту. На лимонад уходит 140 килограммов лимонов в день.',
        ],
      },
      hours: [{ from: '11:00', to: '17:30' }],
      paid: false,
      features: [
        {
          label: { tr: 'Yer', en: 'Seats', de: 'Plätze', ru: 'Мест' },
          value: { tr: '130', en: '130', de: '130', ru: '130' },
        },
      ],
      picture: 'beach',
    },
  ],
  kids: {
    intro: {
      tr: [
        'Enderun, sarayın okuluydu; burada çocuk kulübünün adıdır. Çini boyanır, satranç oynanır, mehter davulu çalınır ve lale aranır. Dersler zorunlu değildir, teneffüs zorunludur.',
        'Düğün ve kongre günleri için akşam grubu gece yarısına kadar açık kalır; uyku odasında 24 yatak vardır.',
      ],
      en: [
        'The Enderun was the school of the palace; here it is the children’s club. They paint tiles, play chess, beat a drum and hunt for the tulip. Lessons are optional, breaks are not.',
        'On days of weddings and congresses the evening group stays open until midnight, with 24 beds in the nap room.',
      ],
      de: [
        'Das Enderun war die Schule des Palasts; hier heißt der Kinderklub so. Es werden Kacheln bemalt, Schach gespielt, Trommeln geschlagen und Tulpen gesucht. Unterricht ist freiwillig, Pausen sind Pflicht.',
        'Bei Hochzeiten und Kongressen bleibt die Abendgruppe bis Mitternacht offen, im Schlafraum stehen 24 Betten.',
      ],
      ru: [
        'Эндерун был школой при дворце; здесь так зовут детский клуб. Расписывают изразцы, играют в шахматы, бьют в барабан и ищут тюльпан. Уроки по желанию, перемены обязательны.',
        'В дни свадеб и конгрессов вечерняя группа работает до полуночи; в спальне 24 кровати.',
      ],
    },
    groups: [
      {
        name: { tr: 'Beşik', en: 'Cradle', de: 'Wiege', ru: 'Колыбель' },
        ages: { tr: '0–3 yaş', en: '0–3 years', de: '0–3 Jahre', ru: '0–3 года' },
        text: {
          tr: 'Ebeveynle oyun, bebek mutfağı, uyku odası.',
          en: 'Play with parents, a baby kitchen, a nap room.',
          de: 'Spiel mit Eltern, Babyküche, Schlafraum.',
          ru: 'Игры с родителями, детская кухня, спальня.',
        },
        from: '09:30',
        to: '18:00',
      },
      {
        name: { tr: 'Çıraklar', en: 'Apprentices', de: 'Lehrlinge', ru: 'Подмастерья' },
        ages: { tr: '4–7 yaş', en: '4–7 years', de: '4–7 Jahre', ru: '4–7 лет' },
        text: {
          tr: 'Çini, lokum, gölge oyunu.',
          en: 'Tiles, lokum, shadow theatre.',
          de: 'Kacheln, Lokum, Schattentheater.',
          ru: 'Изразцы, лукум, театр теней.',
        },
        from: '10:00',
        to: '21:00',
      },
      {
        name: { tr: 'Kalfalar', en: 'Journeymen', de: 'Gesellen', ru: 'Мастера' },
        ages: { tr: '8–12 yaş', en: '8–12 years', de: '8–12 Jahre', ru: '8–12 лет' },
        text: {
          tr: 'Okçuluk, satranç, davul.',
          en: 'Archery, chess and drums.',
          de: 'Bogenschießen, Schach, Trommeln.',
          ru: 'Стрельба из лука, шахматы, барабан.',
        },
        from: '10:00',
        to: '22:00',
      },
    ],
    safety: {
      tr: [
        'Kongre girişi ile çocuk kulübü ayrı avlulardadır, arada yalnızca görevlinin açtığı bir kapı bulunur.',
        'Okçulukta uçlar lastik, mesafe sekiz metre, üç çocuğa bir eğitmendir.',
        'Su kanalı 25 santimetre derindir ve kenarı yükseltilmiştir.',
        'Çocuk yalnızca kayıttaki iki yetişkinden birine teslim edilir.',
      ],
      en: [
        'The congress entrance and the club are in different courtyards, with one door between, opened by staff alone.',
        'In archery tips are rubber, the distance eight metres, with one coach to three children.',
        'The canal is 25 centimetres deep and has a raised edge.',
        'A child is handed only to one of the two adults on its card.',
      ],
      de: [
        'Kongresseingang und Klub liegen in verschiedenen Höfen; die Tür dazwischen öffnet nur das Personal.',
        'Beim Bogenschießen sind die Spitzen aus Gummi, die Distanz acht Meter, ein Trainer auf drei Kinder.',
        'Der Kanal ist 25 Zentimeter tief und hat einen erhöhten Rand.',
        'Abgeholt werden Kinder nur von einem der zwei eingetragenen Erwachsenen.',
      ],
      ru: [
        'Вход на конгрессы и клуб находятся в разных дворах; дверь между ними открывают только сотрудники.',
        'В стрельбе из лука наконечники резиновые, дистанция восемь метров, один тренер на троих.',
        'Глубина канала 25 сантиметров, край приподнят.',
        'Ребёнка отдают только одному из двух взрослых, указанных в карточке.',
      ],
    },
  },
  spa: {
    intro: {
      tr: [
        'Spa, sarayın çifte hamamıdır: kadınlar ve erkekler kısmı ayrı, ortada karma bir sarnıç havuzu. 2.300 metrekare, iki kubbe, 104 fil gözü pencere.',
        'Sıra eskiden beri aynıdır: ılıklık, sıcaklık, göbek taşı, sonra soğuk şerbet. Kimse acele etmez, saat duvarda yoktur.',
      ],
      en: [
        'The spa is a double bath: separate sides for women and men with a shared cistern pool between. It has 2,300 square metres, two domes and 104 glass eyes in their vaults.',
        'The order is the old one: warm room, hot room, the marble slab, then cold sherbet. There is no clock on the wall.',
      ],
      de: [
        'Das Spa ist ein Doppelbad: getrennte Seiten für Frauen und Männer, dazwischen das gemeinsame Zisternenbecken. 2.300 Quadratmeter, zwei Kuppeln, 104 Glasaugen im Gewölbe.',
        'Die Reihenfolge ist die alte: Warmraum, Heißraum, Marmorstein, dann kalter Scherbet. Eine Uhr hängt nicht an der Wand.',
      ],
      ru: [
        'Спа устроено как двойная баня: женская и мужская половины, между ними общий бассейн-цистерна. 2300 метров, два купола и 104 стеклянных глазка в сводах.',
        'Порядок старинный: тёплый зал, горячий зал, мраморный камень, затем холодный шербет. Часов на стене нет.',
      ],
    },
    hours: [{ from: '08:00', to: '21:00' }],
    treatments: [
      {
        id: 37001,
        title: { tr: 'Sultan hamamı', en: 'Sultan’s bath', de: 'Sultansbad', ru: '«Султанская баня»' },
        text: {
          tr: 'Kese, köpük, kil ve yağ; iki tellak birlikte çalışır.',
          en: 'Kese, foam, clay and oil, with two attendants at once.',
          de: 'Kese, Schaum, Tonerde und Öl, von zwei Bademeistern zugleich.',
          ru: 'Кесе, пена, глина и масло; два банщика сразу.',
        },
        minutes: 80,
      },
      {
        id: 37002,
        title: { tr: 'Gelin hamamı', en: 'Bridal bath', de: 'Brautbad', ru: '«Баня невесты»' },
        text: {
          tr: 'On iki kişiye kadar, kına, müzik ve meyve tepsisiyle.',
          en: 'For up to twelve, with henna, music and trays of fruit.',
          de: 'Für bis zu zwölf, mit Henna, Musik und Obst.',
          ru: 'До двенадцати гостей, с хной, музыкой и фруктами.',
        },
        minutes: 120,
      },
      {
        id: 37003,
        title: { tr: 'Amber masajı', en: 'Amber massage', de: 'Ambramassage', ru: 'Массаж с амброй' },
        text: {
          tr: 'Amber ve sandal kokulu yağla yavaş masaj.',
          en: 'A slow massage with oil scented with amber and sandalwood.',
          de: 'Langsame Massage mit Öl, das nach Ambra und Sandelholz duftet.',
          ru: 'Медленный массаж с маслом амбры и сандала.',
        },
        minutes: 60,
      },
      {
        id: 37004,
        title: { tr: 'Gül suyu bakımı', en: 'Rose-water facial', de: 'Rosenwasser-Pflege', ru: 'Уход с розовой водой' },
        text: {
          tr: 'Isparta gülüyle yüz bakımı ve buhar.',
          en: 'A facial with steam and roses from Isparta.',
          de: 'Gesichtspflege mit Dampf und Rosen aus Isparta.',
          ru: 'Уход за лицом с паром и розой из Ыспарты.',
        },
        minutes: 45,
      },
      {
        id: 37005,
        title: { tr: 'Delege molası', en: 'Delegate’s recess', de: 'Sitzungspause', ru: '«Перерыв делегата»' },
        text: {
          tr: 'Baş, boyun ve eller; elbiseyle, koltukta.',
          en: 'Head, neck and hands, dressed and in a chair.',
          de: 'Kopf, Nacken und Hände, angezogen und im Sessel.',
          ru: 'Голова, шея и руки; в одежде, в кресле.',
        },
        minutes: 20,
      },
      {
        id: 37006,
        title: { tr: 'Sıcak mermer', en: 'Warm marble', de: 'Warmer Marmor', ru: '«Тёплый мрамор»' },
        text: {
          tr: 'Isıtılmış mermer taşlarla sırt masajı.',
          en: 'A back massage with heated marble stones.',
          de: 'Rückenmassage mit erwärmten Marmorsteinen.',
          ru: 'Массаж спины нагретыми мраморными камнями.',
        },
        minutes: 50,
      },
    ],
    facilities: [
      {
        title: { tr: 'Çifte hamam', en: 'Double hammam', de: 'Doppelhamam', ru: 'Двойной хаммам' },
        text: {
          tr: 'İki göbek taşı, sekiz halvet, 43 derece.',
          en: 'Two slabs, eight private rooms, 43 degrees.',
          de: 'Zwei Steine, acht Kammern, 43 Grad.',
          ru: 'Два камня, восемь отдельных комнат, 43 градуса.',
        },
      },
      {
        title: { tr: 'Kar odası', en: 'Snow room', de: 'Schneekammer', ru: 'Снежная комната' },
        text: {
          tr: 'Eksi 6 derece, gerçek kar, beş dakika yeter.',
          en: 'Minus 6 degrees, real snow; five minutes will do.',
          de: 'Minus 6 Grad, echter Schnee, fünf Minuten genügen.',
          ru: 'Минус 6, настоящий снег, пяти минут хватает.',
        },
      },
      {
        title: { tr: 'Şerbet salonu', en: 'Sherbet room', de: 'Scherbetsaal', ru: 'Зал шербета' },
        text: {
          tr: 'Minderler, fıskiye, altı çeşit şerbet.',
          en: 'Cushions, a fountain, six kinds of sherbet.',
          de: 'Polster, ein Brunnen, sechs Sorten Scherbet.',
          ru: 'Подушки, фонтан, шесть видов шербета.',
        },
      },
    ],
  },
  meeting: {
    intro: {
      tr: [
        'Divan Salonu tek parça 2.450 metrekaredir, dörde bölünür; tavanda 112 askı noktası her biri 500 kilo taşır. Fuaye 1.300 metrekare ve gün ışığı alır. Geçen yıl 41 kongre ve 96 düğün yapıldı, hiçbiri ötekini duymadı.',
        'Bir proje yöneticisi ilk telefondan son valize kadar aynı kişidir. Sarayda 604 oda olduğu için 1.100 katılımcı tek çatı altında kalır.',
      ],
      en: [
        'The Divan Hall has 2,450 square metres in one piece and divides into four; 112 rigging points carry 500 kilos each. The foyer adds 1,300 square metres in daylight. Last year saw 41 congresses and 96 weddings, and none heard another.',
        'One project manager stays with you from the first call to the last suitcase. With 604 rooms, 1,100 delegates sleep under one roof.',
      ],
      de: [
        'Der Divansaal misst 2.450 Quadratmeter am Stück und lässt sich vierteln; 112 Hängepunkte tragen je 500 Kilo. Das Foyer bietet weitere 1.300 Quadratmeter mit Tageslicht. Im vergangenen Jahr gab es 41 Kongresse und 96 Hochzeiten, und keine Veranstaltung hörte die andere.',
        'Vom ersten Anruf bis zum letzten Koffer betreut Sie dieselbe Person. In 604 Zimmern schlafen 1.100 Teilnehmer unter einem Dach.',
      ],
      ru: [
        'Зал «Диван» — 2450 метров без перегородок, делится на четыре; 112 точек подвеса выдерживают по 500 килограммов. Фойе добавляет 1300 метров с дневным светом. За прошлый год прошли 41 конгресс и 96 свадеб, и никто никого не слышал.',
        'От первого звонка до последнего чемодана с вами один и тот же менеджер. В 604 номерах 1100 участников живут под одной крышей.',
      ],
    },
    halls: [
      { name: 'Divan', areaM2: 2450, heightM: 9, theatre: 2200, classroom: 1300, banquet: 1500 },
      { name: 'Enderun', areaM2: 620, heightM: 5.2, theatre: 580, classroom: 330, banquet: 400 },
      { name: 'Kubbealtı', areaM2: 210, heightM: 7, theatre: 180, classroom: 96, banquet: 120 },
    ],
  },
  shopping: {
    tr: [
      'Arasta, birinci avlunun altında kubbeli bir çarşıdır: 22 dükkân. Kuyumcu, halıcı, gelinlik tamircisi, fotoğrafçı, kırtasiye ve Kütahya çinisi satan bir dükkân; tek karo da alınır.',
      'Pazarlık yalnızca halıcıda yapılır, çayı o ısmarlar. Çolaklı pazarı cuma günüdür, yürüyerek 12 dakika.',
    ],
    en: [
      'The Arasta is a domed bazaar below the first courtyard with 22 shops: a jeweller, a carpet dealer, a mender of wedding dresses, a photographer, a stationer and a seller of Kütahya tiles, also singly.',
      'Bargaining is done only at the carpet dealer’s, and he pays for the tea. Çolaklı market is on Fridays, 12 minutes on foot.',
    ],
    de: [
      'Die Arasta ist ein Kuppelbasar unter dem ersten Hof mit 22 Läden: Juwelier, Teppichhändler, eine Näherin für Brautkleider, Fotograf, Schreibwaren und Kacheln aus Kütahya, auch einzeln.',
      'Gehandelt wird nur beim Teppichhändler, den Tee zahlt er. Der Markt von Çolaklı ist freitags, zwölf Minuten zu Fuß.',
    ],
    ru: [
      'Араста — базар под куполами, ниже первого двора, 22 лавки: ювелир, ковры, починка свадебных платьев, фотограф, канцелярия и изразцы из Кютахьи, можно поштучно.',
      'Торгуются только у ковровщика, и чай за его счёт. Рынок в Чолаклы по пятницам, 12 минут пешком.',
    ],
  },
  philosophy: {
    tr: [
      'İhtişam, bizce, kimsenin beklememesidir. Mermer bunun dekorudur; asıl iş kapının tam zamanında açılmasıdır. Bu yüzden personelin eğitimi dört hafta sürer ve ilk haftası yalnızca selamlaşmadır.',
      'Her konuğa aynı davranırız: balayı çiftine de, ses teknisyenine de, laleyi arayan altı yaşındakine de. Sarayların eski kusuru buydu, biz tersini deniyoruz.',
    ],
    en: [
      'Splendour, as we see it, means that nobody waits. Marble is the scenery; the work is a door that opens at the right moment. Training takes four weeks, the first of them for greetings alone.',
      'We treat all alike: the honeymooners, the sound engineer and the six-year-old in search of a tulip. Palaces used to be bad at this, so we are trying the opposite.',
    ],
    de: [
      'Pracht heißt für uns, dass niemand wartet. Der Marmor ist Kulisse; die Arbeit ist eine Tür, die im richtigen Augenblick aufgeht. Die Ausbildung dauert vier Wochen, die erste gilt allein dem Grüßen.',
      'Wir behandeln alle gleich: das Brautpaar, den Tontechniker und die Sechsjährige auf Tulpensuche. Darin waren Paläste früher schlecht, wir versuchen das Gegenteil.',
    ],
    ru: [
      'Великолепие, по-нашему, — это когда никто не ждёт. Мрамор лишь декорация; работа — дверь, открытая вовремя. Обучение длится четыре недели, и первая посвящена только приветствиям.',
      'Мы одинаково относимся ко всем: к молодожёнам, к звукорежиссёру и к шестилетке в поисках тюльпана. Дворцам прежде это не удавалось, мы пробуем наоборот.',
    ],
  },
  certificates: [
    { code: 'blue-flag', year: 2026 },
    { code: 'green-key', year: 2025 },
    { code: 'iso-9001', year: 2024 },
    { code: 'iso-22000', year: 2024 },
    { code: 'iso-45001', year: 2023 },
    { code: 'safe-tourism', year: 2022 },
  ],
  stories: [
    {
      title: {
        tr: 'Ters laleyi ararken',
        en: 'Looking for the tulip',
        de: 'Auf Tulpensuche',
        ru: 'В поисках тюльпана',
      },
      pictures: ['courtyard', 'lobby', 'kids', 'dessert'],
    },
    {
      title: {
        tr: 'Üç yüz kişilik sofra',
        en: 'A table for three hundred',
        de: 'Tafel für dreihundert',
        ru: 'Стол на триста гостей',
      },
      pictures: ['event', 'meeting', 'meze', 'bar', 'garden'],
    },
  ],
  faq: [
    {
      question: {
        tr: 'Düğün ya da kongre tatilimizi etkiler mi?',
        en: 'Will a wedding or congress disturb our holiday?',
        de: 'Stört eine Hochzeit oder ein Kongress unseren Urlaub?',
        ru: 'Помешает ли отдыху свадьба или конгресс?',
      },
      answer: {
        tr: 'Salonların girişi, otoparkı ve mutfağı ayrıdır. Açık havada müzik 23.00’te biter; üçüncü avluda hiç etkinlik yapılmaz.',
        en: 'The halls have their own entrance, car park and kitchen. Music outdoors ends at 11 pm, and the third courtyard is never hired out.',
        de: 'Die Säle haben eigenen Eingang, Parkplatz und Küche. Musik im Freien endet um 23 Uhr, der dritte Hof wird nie vergeben.',
        ru: 'У залов свой вход, парковка и кухня. Музыка на улице стихает в 23:00, а третий двор под мероприятия не сдают.',
      },
    },
    {
      question: {
        tr: 'Akşam yemeğinde ceket şart mı?',
        en: 'Do we need a jacket for dinner?',
        de: 'Brauche ich abends ein Sakko?',
        ru: 'Обязателен ли пиджак к ужину?',
      },
      answer: {
        tr: 'Hayır. Ana restoranda uzun pantolon yeter, Sefer’de ceket hoş karşılanır; girişte ödünç verilen 30 ceket vardır.',
        en: 'No. Long trousers suffice in the main restaurant; at The Campaign jackets are welcome, and 30 can be borrowed at the door.',
        de: 'Nein. Im Hauptrestaurant genügt eine lange Hose; im Feldzug ist ein Sakko erwünscht, 30 leihen wir am Eingang aus.',
        ru: 'Нет. В главном ресторане достаточно длинных брюк; в «Походе» пиджак приветствуется, у входа есть 30 штук напрокат.',
      },
    },
    {
      question: {
        tr: 'Ters lale hangi katta?',
        en: 'On which floor is the tulip?',
        de: 'In welchem Stock ist die Tulpe?',
        ru: 'На каком этаже тюльпан?',
      },
      answer: {
        tr: 'Söylenmez. Göz hizası sizinki değil, altı yaşındaki birininkidir.',
        en: 'We do not say. It is at eye level, though not at yours: at that of a six-year-old.',
        de: 'Das sagen wir nicht. Auf Augenhöhe, allerdings nicht auf Ihrer, sondern auf der von Sechsjährigen.',
        ru: 'Не скажем. На уровне глаз, но не ваших, а шестилетнего ребёнка.',
      },
    },
    {
      question: {
        tr: 'Kendi aşçımızla düğün yapabilir miyiz?',
        en: 'May we bring our own cooks for a wedding?',
        de: 'Dürfen wir zur Hochzeit eigene Köche mitbringen?',
        ru: 'Можно привезти на свадьбу своих поваров?',
      },
      answer: {
        tr: 'Evet. Divan Salonu’nun arkasında 180 metrekarelik konuk mutfağı vardır; tandır ve ayrı bir vejetaryen hattı da bulunur.',
        en: 'Yes. Behind the Divan Hall is a guest kitchen of 180 square metres with a tandoor and a separate vegetarian line.',
        de: 'Ja. Hinter dem Divansaal liegt eine Gästeküche von 180 Quadratmetern mit Tandur und eigener vegetarischer Linie.',
        ru: 'Да. За залом «Диван» есть гостевая кухня площадью 180 метров с тандыром и отдельной вегетарианской линией.',
      },
    },
  ],
  gaps: { pages: ['aquapark'] },
}
