import type { CertificateCode, OutletContent, RoomContent, RoomFeature, Subject, Text } from '../types.ts'

export const roomFeatures: Record<RoomFeature, Text> = {
  'air-conditioning': { tr: 'Klima', en: 'Air conditioning', de: 'Klimaanlage', ru: 'Кондиционер' },
  balcony: { tr: 'Balkon', en: 'Balcony', de: 'Balkon', ru: 'Балкон' },
  terrace: { tr: 'Teras', en: 'Terrace', de: 'Terrasse', ru: 'Терраса' },
  'french-balcony': {
    tr: 'Fransız balkon',
    en: 'French balcony',
    de: 'Französischer Balkon',
    ru: 'Французский балкон',
  },
  minibar: { tr: 'Minibar', en: 'Minibar', de: 'Minibar', ru: 'Мини-бар' },
  kettle: {
    tr: 'Su ısıtıcısı, çay ve kahve',
    en: 'Kettle, tea and coffee',
    de: 'Wasserkocher, Tee und Kaffee',
    ru: 'Чайник, чай и кофе',
  },
  espresso: { tr: 'Espresso makinesi', en: 'Espresso machine', de: 'Espressomaschine', ru: 'Кофемашина' },
  safe: {
    tr: 'Kasa, dizüstü bilgisayar sığar',
    en: 'Safe, fits a laptop',
    de: 'Safe in Laptopgröße',
    ru: 'Сейф, вмещает ноутбук',
  },
  'hair-dryer': { tr: 'Saç kurutma makinesi', en: 'Hair dryer', de: 'Haartrockner', ru: 'Фен' },
  wifi: { tr: 'Kablosuz internet', en: 'Wi-Fi', de: 'WLAN', ru: 'Wi-Fi' },
  tv: { tr: 'Televizyon', en: 'Television', de: 'Fernseher', ru: 'Телевизор' },
  bathrobe: {
    tr: 'Bornoz ve terlik',
    en: 'Bathrobes and slippers',
    de: 'Bademäntel und Hausschuhe',
    ru: 'Халаты и тапочки',
  },
  shower: { tr: 'Duş', en: 'Shower', de: 'Dusche', ru: 'Душ' },
  bathtub: { tr: 'Küvet', en: 'Bathtub', de: 'Badewanne', ru: 'Ванна' },
  'rain-shower': { tr: 'Tepe duşu', en: 'Rain shower', de: 'Regendusche', ru: 'Тропический душ' },
  'hot-tub': { tr: 'Jakuzi', en: 'Hot tub', de: 'Whirlpool', ru: 'Джакузи' },
  'private-pool': { tr: 'Özel havuz', en: 'Private pool', de: 'Eigener Pool', ru: 'Собственный бассейн' },
  'shared-pool': {
    tr: 'Ortak havuza doğrudan çıkış',
    en: 'Direct access to a shared pool',
    de: 'Direkter Zugang zum Gemeinschaftspool',
    ru: 'Прямой выход к общему бассейну',
  },
  'sofa-bed': { tr: 'Yataklı kanepe', en: 'Sofa bed', de: 'Schlafsofa', ru: 'Диван-кровать' },
  'bunk-beds': { tr: 'Ranza', en: 'Bunk beds', de: 'Etagenbett', ru: 'Двухъярусная кровать' },
  'sliding-door': {
    tr: 'İki oda arasında sürgülü kapı',
    en: 'Sliding door between the rooms',
    de: 'Schiebetür zwischen den Räumen',
    ru: 'Раздвижная дверь между комнатами',
  },
  'two-bathrooms': { tr: 'İki banyo', en: 'Two bathrooms', de: 'Zwei Badezimmer', ru: 'Две ванные комнаты' },
  kitchenette: { tr: 'Mini mutfak', en: 'Kitchenette', de: 'Kochnische', ru: 'Мини-кухня' },
  'connecting-door': {
    tr: 'Bitişik odaya geçiş kapısı',
    en: 'Connecting door to the next room',
    de: 'Verbindungstür zum Nachbarzimmer',
    ru: 'Дверь в смежный номер',
  },
  'baby-cot': {
    tr: 'İsteğe göre bebek yatağı',
    en: 'Baby cot on request',
    de: 'Babybett auf Wunsch',
    ru: 'Детская кроватка по запросу',
  },
  'step-free': {
    tr: 'Eşiksiz, tekerlekli sandalyeye uygun',
    en: 'Step-free, suits a wheelchair',
    de: 'Stufenlos und rollstuhlgerecht',
    ru: 'Без порогов, удобно на коляске',
  },
  fireplace: { tr: 'Şömine', en: 'Fireplace', de: 'Kamin', ru: 'Камин' },
  parquet: { tr: 'Parke zemin', en: 'Wooden floor', de: 'Parkettboden', ru: 'Паркет' },
  'carpet-free': { tr: 'Halısız oda', en: 'No carpet', de: 'Ohne Teppichboden', ru: 'Без ковролина' },
  desk: { tr: 'Çalışma masası', en: 'Desk', de: 'Schreibtisch', ru: 'Письменный стол' },
  iron: {
    tr: 'Ütü ve ütü masası',
    en: 'Iron and ironing board',
    de: 'Bügeleisen und Bügelbrett',
    ru: 'Утюг и гладильная доска',
  },
}

export const roomCategories: Record<RoomContent['category'], Text> = {
  STANDARD: { tr: 'Standart odalar', en: 'Standard rooms', de: 'Standardzimmer', ru: 'Стандартные номера' },
  FAMILY: { tr: 'Aile odaları', en: 'Family rooms', de: 'Familienzimmer', ru: 'Семейные номера' },
  SUITE: { tr: 'Süitler', en: 'Suites', de: 'Suiten', ru: 'Люксы' },
  BUNGALOW: { tr: 'Bungalovlar', en: 'Bungalows', de: 'Bungalows', ru: 'Бунгало' },
  VILLA: { tr: 'Villalar', en: 'Villas', de: 'Villen', ru: 'Виллы' },
  DUPLEX: { tr: 'Dubleks odalar', en: 'Duplex rooms', de: 'Maisonetten', ru: 'Двухуровневые номера' },
  CAVE: { tr: 'Mağara odalar', en: 'Cave rooms', de: 'Höhlenzimmer', ru: 'Пещерные номера' },
}

/** Full titles of the certificates. */
export const certificates: Record<CertificateCode, Text> = {
  'blue-flag': {
    tr: 'Mavi Bayrak Plaj Ödülü',
    en: 'Blue Flag beach award',
    de: 'Blaue Flagge für den Strand',
    ru: 'Пляжная награда «Голубой флаг»',
  },
  'green-key': {
    tr: 'Yeşil Anahtar (Green Key) Çevre Etiketi',
    en: 'Green Key eco-label',
    de: 'Umweltsiegel Green Key',
    ru: 'Экологический знак Green Key',
  },
  'green-star': {
    tr: 'Yeşil Yıldız – Çevreye Duyarlı Konaklama Tesisi Belgesi',
    en: 'Green Star – environmentally friendly accommodation',
    de: 'Grüner Stern – umweltbewusster Beherbergungsbetrieb',
    ru: '«Зелёная звезда» – экологичное средство размещения',
  },
  'sustainable-tourism': {
    tr: 'Türkiye Sürdürülebilir Turizm Programı Sertifikası',
    en: 'Türkiye Sustainable Tourism Programme certificate',
    de: 'Zertifikat des Programms für nachhaltigen Tourismus der Türkei',
    ru: 'Сертификат Программы устойчивого туризма Турции',
  },
  'iso-9001': {
    tr: 'ISO 9001 Kalite Yönetim Sistemi',
    en: 'ISO 9001 Quality management',
    de: 'ISO 9001 Qualitätsmanagement',
    ru: 'ISO 9001 Система менеджмента качества',
  },
  'iso-14001': {
    tr: 'ISO 14001 Çevre Yönetim Sistemi',
    en: 'ISO 14001 Environmental management',
    de: 'ISO 14001 Umweltmanagement',
    ru: 'ISO 14001 Система экологического менеджмента',
  },
  'iso-22000': {
    tr: 'ISO 22000 Gıda Güvenliği Yönetim Sistemi',
    en: 'ISO 22000 Food safety management',
    de: 'ISO 22000 Lebensmittelsicherheit',
    ru: 'ISO 22000 Безопасность пищевой продукции',
  },
  'iso-45001': {
    tr: 'ISO 45001 İş Sağlığı ve Güvenliği Yönetim Sistemi',
    en: 'ISO 45001 Occupational health and safety',
    de: 'ISO 45001 Arbeitsschutzmanagement',
    ru: 'ISO 45001 Охрана здоровья и безопасность труда',
  },
  'iso-50001': {
    tr: 'ISO 50001 Enerji Yönetim Sistemi',
    en: 'ISO 50001 Energy management',
    de: 'ISO 50001 Energiemanagement',
    ru: 'ISO 50001 Система энергетического менеджмента',
  },
  'zero-waste': {
    tr: 'Sıfır Atık Belgesi',
    en: 'Zero Waste certificate',
    de: 'Zero-Waste-Zertifikat',
    ru: 'Сертификат «Ноль отходов»',
  },
  'safe-tourism': {
    tr: 'Güvenli Turizm Sertifikası',
    en: 'Safe Tourism certificate',
    de: 'Zertifikat für sicheren Tourismus',
    ru: 'Сертификат «Безопасный туризм»',
  },
}

/** Captions of floor plans. */
export const planLabels = {
  groundFloor: { tr: 'Zemin kat', en: 'Ground floor', de: 'Erdgeschoss', ru: 'Первый этаж' },
  upperFloor: { tr: 'Üst kat', en: 'Upper floor', de: 'Obergeschoss', ru: 'Второй этаж' },
  wholeRoom: { tr: 'Oda planı', en: 'Floor plan', de: 'Grundriss', ru: 'План номера' },
  terrace: { tr: 'Teras katı', en: 'Terrace level', de: 'Terrassengeschoss', ru: 'Уровень террасы' },
  note: {
    tr: 'Plan ölçeklidir; tek tek odalarda mobilyanın yeri farklı olabilir.',
    en: 'Drawn to scale; furniture may stand differently in single rooms.',
    de: 'Maßstäblich gezeichnet; in einzelnen Zimmern können die Möbel anders stehen.',
    ru: 'План в масштабе; в отдельных номерах мебель может стоять иначе.',
  },
} satisfies Record<string, Text>

export const galleryCategories: Record<
  'rooms' | 'beach' | 'pool' | 'food' | 'kids' | 'spa' | 'evening' | 'around',
  Text
> = {
  rooms: { tr: 'Odalar', en: 'Rooms', de: 'Zimmer', ru: 'Номера' },
  beach: { tr: 'Plaj', en: 'Beach', de: 'Strand', ru: 'Пляж' },
  pool: { tr: 'Havuz', en: 'Pools', de: 'Pools', ru: 'Бассейны' },
  food: { tr: 'Mutfak', en: 'Food', de: 'Küche', ru: 'Кухня' },
  kids: { tr: 'Çocuklar', en: 'Children', de: 'Kinder', ru: 'Дети' },
  spa: { tr: 'Spa', en: 'Spa', de: 'Spa', ru: 'Спа' },
  evening: { tr: 'Akşam', en: 'Evening', de: 'Abend', ru: 'Вечер' },
  around: { tr: 'Çevre', en: 'Around', de: 'Umgebung', ru: 'Окрестности' },
}

export const outletGroups: Record<OutletContent['group'], Text> = {
  MAIN: { tr: 'Ana restoran', en: 'Main restaurant', de: 'Hauptrestaurant', ru: 'Главный ресторан' },
  ALACARTE: {
    tr: 'À la carte restoranlar',
    en: 'À la carte restaurants',
    de: 'À-la-carte-Restaurants',
    ru: 'Рестораны à la carte',
  },
  BAR: { tr: 'Barlar', en: 'Bars', de: 'Bars', ru: 'Бары' },
  SNACK: { tr: 'Gün içinde atıştırma', en: 'Between meals', de: 'Zwischendurch', ru: 'Закуски в течение дня' },
  PATISSERIE: { tr: 'Pastane', en: 'Patisserie', de: 'Konditorei', ru: 'Кондитерская' },
}

export const departments = {
  reservation: { tr: 'Rezervasyon', en: 'Reservations', de: 'Reservierung', ru: 'Отдел бронирования' },
  frontDesk: { tr: 'Resepsiyon', en: 'Front desk', de: 'Rezeption', ru: 'Ресепшен' },
  sales: { tr: 'Satış', en: 'Sales', de: 'Verkauf', ru: 'Отдел продаж' },
  humanResources: { tr: 'İnsan kaynakları', en: 'Human resources', de: 'Personalabteilung', ru: 'Отдел кадров' },
  events: {
    tr: 'Toplantı ve etkinlik',
    en: 'Meetings and events',
    de: 'Tagungen und Veranstaltungen',
    ru: 'Отдел мероприятий',
  },
} satisfies Record<string, Text>

/** A drawing's description with the hotel named at its end, where no language needs to inflect the name. */
const drawing =
  (tr: string, en: string, de: string, ru: string) =>
  (hotel: string): Text => {
    const place = hotel ? ` – ${hotel}` : ''
    return {
      tr: `Çizim: ${tr}${place}`,
      en: `Drawing: ${en}${place}`,
      de: `Zeichnung: ${de}${place}`,
      ru: `Рисунок: ${ru}${place}`,
    }
  }

/** What each kind of scene shows, for who cannot see it; an empty hotel name leaves the place out. */
export const subjectAlts: Record<Subject, (hotel: string) => Text> = {
  coast: drawing(
    'çamların arasından görünen koy, ufukta dağlar',
    'a bay seen between pines, mountains on the horizon',
    'Bucht zwischen Kiefern, am Horizont Berge',
    'бухта между соснами, на горизонте горы',
  ),
  beach: drawing(
    'alçak güneşte şezlonglar, şemsiyeler ve kıyıya vuran küçük dalgalar',
    'loungers and parasols in low sun, small waves on the shore',
    'Liegen und Sonnenschirme in der tiefen Sonne, kleine Wellen am Ufer',
    'шезлонги и зонты под низким солнцем, мелкие волны у берега',
  ),
  pool: drawing(
    'palmiyeler arasında havuz, kenarında havlu serili şezlong',
    'a pool between palms, a lounger with a towel at its edge',
    'Pool zwischen Palmen, am Rand eine Liege mit Handtuch',
    'бассейн среди пальм, на краю шезлонг с полотенцем',
  ),
  aquapark: drawing(
    'kuleden havuza inen renkli su kaydırakları',
    'coloured water slides running from a tower into a pool',
    'bunte Wasserrutschen, die von einem Turm ins Becken führen',
    'цветные водные горки, спускающиеся с башни в бассейн',
  ),
  facade: drawing(
    'otel binası, balkonlar ve girişteki ağaçlar',
    'the hotel building with its balconies and the trees at the entrance',
    'das Hotelgebäude mit Balkonen und den Bäumen am Eingang',
    'здание отеля с балконами и деревьями у входа',
  ),
  room: drawing(
    'çift kişilik yatak, açık balkon kapısı ve rüzgârda perde',
    'a double bed, an open balcony door and a curtain in the wind',
    'Doppelbett, offene Balkontür und ein Vorhang im Wind',
    'двуспальная кровать, открытая балконная дверь и занавеска на ветру',
  ),
  suite: drawing(
    'oturma köşesi ve ayrı yatak odasıyla süit',
    'a suite with a sitting area and a separate bedroom',
    'Suite mit Sitzecke und getrenntem Schlafzimmer',
    'люкс с гостиной зоной и отдельной спальней',
  ),
  'family-room': drawing(
    'büyük yatağın yanında çocuk yatakları olan oda',
    'a room with children’s beds beside the large one',
    'Zimmer mit Kinderbetten neben dem großen Bett',
    'комната с детскими кроватями рядом с большой',
  ),
  bathroom: drawing(
    'lavabo, ayna ve cam bölmeli duş',
    'a washbasin, a mirror and a shower behind glass',
    'Waschtisch, Spiegel und Dusche hinter Glas',
    'раковина, зеркало и душ за стеклом',
  ),
  terrace: drawing(
    'iki sandalyeli gölgeli teras, masada iki bardak',
    'a shaded terrace with two chairs and two glasses on the table',
    'schattige Terrasse mit zwei Stühlen und zwei Gläsern auf dem Tisch',
    'тенистая терраса с двумя стульями и двумя стаканами на столе',
  ),
  restaurant: drawing(
    'akşam için kurulmuş masalar, alçakta asılı lambalar',
    'tables laid for the evening under low lamps',
    'für den Abend gedeckte Tische unter niedrigen Lampen',
    'столы, накрытые к вечеру, под низкими лампами',
  ),
  breakfast: drawing(
    'sabah ışığında ekmek, peynir, zeytin ve çay',
    'bread, cheese, olives and tea in the morning light',
    'Brot, Käse, Oliven und Tee im Morgenlicht',
    'хлеб, сыр, оливки и чай в утреннем свете',
  ),
  meze: drawing(
    'küçük tabaklarda mezeler ve bir dilim limon',
    'small plates of meze and a slice of lemon',
    'kleine Teller mit Meze und eine Scheibe Zitrone',
    'мезе на маленьких тарелках и ломтик лимона',
  ),
  grill: drawing(
    'kömür ızgarada balık ve biber, yükselen duman',
    'fish and peppers on a charcoal grill, smoke rising',
    'Fisch und Paprika auf dem Holzkohlegrill, aufsteigender Rauch',
    'рыба и перец на углях, поднимается дымок',
  ),
  dessert: drawing(
    'tabakta incir, fıstık ve bir top dondurma',
    'figs, pistachios and a scoop of ice cream on a plate',
    'Feigen, Pistazien und eine Kugel Eis auf einem Teller',
    'инжир, фисташки и шарик мороженого на тарелке',
  ),
  coffee: drawing(
    'cezvede Türk kahvesi ve ince belli bardakta su',
    'Turkish coffee in its pot and a slim glass of water',
    'türkischer Kaffee im Kännchen und ein schmales Glas Wasser',
    'кофе в турке и тонкий стакан воды',
  ),
  bar: drawing(
    'akşamüstü bar tezgâhı, şişeler ve yüksek tabureler',
    'a bar counter in the early evening, bottles and high stools',
    'Bartresen am frühen Abend, Flaschen und hohe Hocker',
    'барная стойка ранним вечером, бутылки и высокие табуреты',
  ),
  spa: drawing(
    'kubbeli hamamda göbek taşı, üstünde bakır tas ve peştemal',
    'the warm stone of a domed hamam with a copper bowl and a peştemal',
    'der warme Stein eines Kuppelhamams mit Kupferschale und Peştemal',
    'тёплый камень под куполом хамама, медная чаша и пештемаль',
  ),
  kids: drawing(
    'gölgede oynayan çocuklar, kova, kürek ve kâğıt uçurtma',
    'children playing in the shade with a bucket, a spade and a paper kite',
    'Kinder, die im Schatten spielen, mit Eimer, Schaufel und Papierdrachen',
    'дети играют в тени: ведёрко, лопатка и бумажный змей',
  ),
  sport: drawing(
    'toprak tenis kortu, file ve bir top',
    'a clay tennis court with its net and a ball',
    'Tennisplatz aus Sand mit Netz und Ball',
    'грунтовый теннисный корт, сетка и мяч',
  ),
  meeting: drawing(
    'sıralanmış sandalyeler, kürsü ve perde ile toplantı salonu',
    'a meeting hall with rows of chairs, a lectern and a screen',
    'Tagungssaal mit Stuhlreihen, Rednerpult und Leinwand',
    'зал с рядами стульев, трибуной и экраном',
  ),
  shopping: drawing(
    'peştemal, seramik ve zeytinyağı dizili küçük dükkân',
    'a small shop with peştemals, ceramics and olive oil on its shelves',
    'kleiner Laden mit Peştemals, Keramik und Olivenöl im Regal',
    'лавка с пештемалями, керамикой и оливковым маслом на полках',
  ),
  event: drawing(
    'gece ışıkları altında sahne ve ona dönük sandalyeler',
    'a stage under evening lights with chairs turned towards it',
    'Bühne im Abendlicht, die Stühle ihr zugewandt',
    'сцена в вечерних огнях и повёрнутые к ней стулья',
  ),
  cappadocia: drawing(
    'şafakta peri bacaları ve üstlerinde balonlar',
    'fairy chimneys at dawn with balloons above them',
    'Feenkamine in der Morgendämmerung, darüber Ballons',
    'каменные столбы на рассвете и воздушные шары над ними',
  ),
  courtyard: drawing(
    'kemerli taş avlu, ortasında bir nar ağacı',
    'a stone courtyard with arches and a pomegranate tree',
    'Innenhof aus Stein mit Bögen und einem Granatapfelbaum',
    'каменный двор с арками и гранатовым деревом',
  ),
  ruins: drawing(
    'deniz kıyısında ayakta kalmış antik sütunlar',
    'ancient columns still standing by the sea',
    'antike Säulen, die noch am Meer stehen',
    'античные колонны, уцелевшие у моря',
  ),
  mountain: drawing(
    'çam ormanının üstünde kat kat Toros Dağları',
    'the Taurus mountains in layers above a pine forest',
    'das Taurusgebirge, Kette hinter Kette, über einem Kiefernwald',
    'гряды Тавра над сосновым лесом',
  ),
  harbour: drawing(
    'küçük limanda ahşap tekneler ve taş rıhtım',
    'wooden boats in a small harbour with a stone quay',
    'Holzboote in einem kleinen Hafen mit Steinkai',
    'деревянные лодки в маленькой гавани у каменной пристани',
  ),
  garden: drawing(
    'begonviller ve portakal ağaçları arasında bahçe yolu',
    'a garden path between bougainvillea and orange trees',
    'Gartenweg zwischen Bougainvilleen und Orangenbäumen',
    'садовая дорожка между бугенвиллеями и апельсиновыми деревьями',
  ),
  lobby: drawing(
    'yüksek tavanlı lobi, koltuklar ve bahçeye açılan camlar',
    'a high lobby with armchairs and windows towards the garden',
    'hohe Lobby mit Sesseln und Fenstern zum Garten',
    'высокое лобби с креслами и окнами в сад',
  ),
}
