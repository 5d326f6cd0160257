import type { GroupPage } from '../types.ts'
import { same, text } from './compose.ts'
import { beside, cards, features, listed, plain, questions, tabled } from './sections.ts'

const conditions = text('Koşullar', 'Conditions', 'Bedingungen', 'Условия')
const toHotels: [ReturnType<typeof text>, string] = [
  text('Otellere bakın', 'See the hotels', 'Zu den Hotels', 'Посмотреть отели'),
  'page:hotels',
]

export const offerPages: GroupPage[] = [
  {
    key: 'early-booking',
    title: text(
      '2027 yazı için erken rezervasyon',
      'Early booking for summer 2027',
      'Frühbucher für den Sommer 2027',
      'Раннее бронирование на лето 2027',
    ),
    description: text(
      '2027 yazı erken rezervasyonu başladı: oda seçimi hâlâ geniş, iptal 30 gün öncesine dek ücretsiz. Koşullar, tarihler ve sık sorulan beş soru.',
      'Early booking for summer 2027 is open: the choice of rooms is still wide and cancellation free until 30 days before. Conditions and five answers.',
      'Frühbuchen für den Sommer 2027: Die Auswahl an Zimmern ist noch groß, Storno bis 30 Tage vorher kostenlos. Bedingungen und fünf Antworten.',
      'Раннее бронирование на лето 2027 открыто: выбор номеров ещё широк, отмена бесплатна за 30 дней. Условия и ответы на пять вопросов.',
    ),
    picture: { subject: 'coast', seed: 80 },
    absentIn: ['de'],
    sections: [
      beside(
        'lead',
        'right',
        ['suite', 81],
        text(
          'Kışın seçilen oda',
          'The room you choose in winter',
          'Das Zimmer, das man im Winter wählt',
          'Номер, который выбирают зимой',
        ),
        text(
          'Erken rezervasyonun asıl kazancı odadır: deniz tarafındaki aile odaları ve yan yana iki kapı ocakta kolay, haziranda zor bulunur. 30 Nisan 2027’ye kadar yapılan rezervasyonlarda erken dönem koşulları geçerlidir.',
          'What you win by booking early is the room: family rooms on the sea side and two doors next to each other are easy to have in January and hard in June. Early conditions hold for bookings made until 30 April 2027.',
          'Wer früh bucht, gewinnt vor allem das Zimmer: Familienzimmer zur See und zwei Türen nebeneinander gibt es im Januar leicht, im Juni kaum. Die Frühbucherbedingungen gelten bis 30. April 2027.',
          'Главный выигрыш раннего бронирования — номер: семейные с видом на море и две двери рядом легко получить в январе и трудно в июне. Условия действуют для броней до 30 апреля 2027 года.',
        ),
        toHotels,
      ),
      listed(
        'conditions',
        conditions,
        text(
          'Teklif, bütün otellerde 1 Mayıs–31 Ekim 2027 konaklamaları için geçerlidir.',
          'The offer holds in all hotels for stays between 1 May and 31 October 2027.',
          'Das Angebot gilt in allen Hotels für Aufenthalte vom 1. Mai bis 31. Oktober 2027.',
          'Предложение действует во всех отелях для проживания с 1 мая по 31 октября 2027 года.',
        ),
        [
          text(
            'Rezervasyonda küçük bir ön ödeme alınır; kalanı girişten 21 gün önce tamamlanır.',
            'A small deposit is due on booking, the rest 21 days before arrival.',
            'Bei der Buchung wird eine kleine Anzahlung fällig, der Rest 21 Tage vor Anreise.',
            'При бронировании вносится небольшой задаток, остальное — за 21 день до заезда.',
          ),
          text(
            'Girişten 30 gün öncesine kadar iptal ve tarih değişikliği ücretsizdir.',
            'Cancelling or moving the dates is free until 30 days before arrival.',
            'Storno und Umbuchung sind bis 30 Tage vor Anreise kostenlos.',
            'Отмена и перенос дат бесплатны за 30 дней до заезда.',
          ),
          text(
            'Fiyat sonradan düşerse, aradaki fark size uygulanır.',
            'If the rate falls later, you get the lower one.',
            'Sinkt der Preis später, gilt der niedrigere.',
            'Если цена снизится, действует более низкая.',
          ),
          text(
            'Başka kampanyalarla birleştirilemez; A-Club puanı kazanılır.',
            'It cannot be joined with other offers; A-Club points are earned.',
            'Nicht mit anderen Aktionen kombinierbar; A-Club-Punkte gibt es.',
            'С другими акциями не суммируется; баллы A-Club начисляются.',
          ),
        ],
      ),
      questions('faq', [
        [
          text(
            'Hangi otelleri kapsar?',
            'Which hotels take part?',
            'Welche Hotels machen mit?',
            'Какие отели участвуют?',
          ),
          text(
            'On sekiz otelin tümünü; Kapadokya’da tarih sınırı yoktur.',
            'All eighteen; in Cappadocia there is no limit of dates.',
            'Alle achtzehn; in Kappadokien ohne Datumsgrenze.',
            'Все восемнадцать; в Каппадокии без ограничения дат.',
          ),
        ],
        [
          text(
            'Çocukların yaşı ne zaman sayılır?',
            'When is a child’s age counted?',
            'Welches Alter zählt bei Kindern?',
            'Какой возраст ребёнка учитывается?',
          ),
          text(
            'Geliş günündeki tam yaş. Bu yüzden doğum tarihini soruyoruz.',
            'The whole years on the day of arrival; that is why we ask for the date of birth.',
            'Die vollen Jahre am Anreisetag; darum fragen wir nach dem Geburtsdatum.',
            'Полные годы в день заезда; поэтому мы спрашиваем дату рождения.',
          ),
        ],
        [
          text(
            'Odamı şimdiden seçebilir miyim?',
            'May I choose the room now?',
            'Kann ich das Zimmer jetzt wählen?',
            'Можно выбрать номер сейчас?',
          ),
          text(
            'Tipini evet; kat ve yön isteğinizi yazarsınız, girişten bir hafta önce yanıtlarız.',
            'Its kind, yes; floor and side you ask for, and we answer a week before arrival.',
            'Die Art ja; Etage und Seite wünschen Sie, wir antworten eine Woche vor Anreise.',
            'Категорию — да; этаж и сторону укажите в пожеланиях, ответим за неделю до заезда.',
          ),
        ],
        [
          text(
            'Ödememi taksitle yapabilir miyim?',
            'May I pay in instalments?',
            'Kann ich in Raten zahlen?',
            'Можно платить частями?',
          ),
          text(
            'Türkiye’de verilmiş kredi kartlarıyla evet; taksit sayısını bankanız belirler.',
            'With cards issued in Türkiye, yes; the bank sets the number.',
            'Mit in der Türkei ausgegebenen Karten ja; die Zahl bestimmt die Bank.',
            'Картами турецких банков — да; число платежей определяет банк.',
          ),
        ],
        [
          text(
            'Gelemezsem ne olur?',
            'What if I cannot come?',
            'Was, wenn ich nicht kommen kann?',
            'Что, если я не смогу приехать?',
          ),
          text(
            '30 günden az kaldıysa ön ödeme bir yıl boyunca başka tarihe aktarılır.',
            'With less than 30 days left, the deposit is kept for other dates for a year.',
            'Bei weniger als 30 Tagen bleibt die Anzahlung ein Jahr lang für andere Daten gutgeschrieben.',
            'Если осталось меньше 30 дней, задаток год действует для других дат.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'kurban',
    title: text(
      'Kurban Bayramı 2027 erken rezervasyon',
      'Feast of Sacrifice 2027: book early',
      'Opferfest 2027: früh buchen',
      'Курбан-байрам 2027: бронируйте заранее',
    ),
    description: text(
      'Kurban Bayramı 2027 erken rezervasyonu: 15–19 Mayıs ve hafta sonlarıyla dokuz güne uzayan tatil. Koşullar, aile odaları ve beş soru, beş yanıt.',
      'Feast of Sacrifice 2027, booked early: 15 to 19 May, nine days with the weekends. Conditions, family rooms, and five questions with answers.',
      'Opferfest 2027, früh gebucht: 15. bis 19. Mai, mit den Wochenenden neun Tage. Bedingungen, Familienzimmer und fünf Fragen mit Antworten.',
      'Курбан-байрам 2027, раннее бронирование: 15–19 мая, с выходными девять дней. Условия, семейные номера и пять вопросов с ответами.',
    ),
    picture: { subject: 'breakfast', seed: 82 },
    absentIn: ['en', 'de'],
    sections: [
      beside(
        'lead',
        'left',
        ['breakfast', 83],
        text(
          'Üç kuşak, bir sofra',
          'Three generations, one table',
          'Drei Generationen, ein Tisch',
          'Три поколения за одним столом',
        ),
        text(
          'Bayramın ilk sabahı kahvaltı geç başlar: önce el öpülür, şeker dağıtılır, sonra uzun masalara oturulur. Büyükanneler gölgede, çocuklar kulüpte, gençler denizde; akşam yine aynı masada. 2027’de bayram mayısın ortasına gelir, deniz 21 derecedir.',
          'On the first morning of the feast breakfast starts late: elders are greeted, sweets handed round, and then everyone sits down at long tables. In 2027 it falls in mid-May, and the sea has 21 degrees.',
          'Am ersten Morgen des Festes beginnt das Frühstück spät: Man begrüßt die Älteren, verteilt Süßes und setzt sich dann an lange Tische. 2027 fällt es in die Mitte des Mai, das Meer hat 21 Grad.',
          'В первое утро праздника завтракают поздно: сперва приветствуют старших, раздают сладости, потом садятся за длинные столы. В 2027 году он выпадает на середину мая, в море 21 градус.',
        ),
        toHotels,
      ),
      listed(
        'conditions',
        conditions,
        text(
          '13–23 Mayıs 2027 arasında en az üç gecelik konaklamalar için:',
          'For stays of at least three nights between 13 and 23 May 2027:',
          'Für Aufenthalte ab drei Nächten vom 13. bis 23. Mai 2027:',
          'Для проживания от трёх ночей с 13 по 23 мая 2027 года:',
        ),
        [
          text(
            '31 Mart 2027’ye kadar yapılan rezervasyonlarda erken dönem koşulları uygulanır.',
            'Early conditions hold for bookings made until 31 March 2027.',
            'Frühbucherbedingungen gelten für Buchungen bis 31. März 2027.',
            'Условия раннего бронирования действуют до 31 марта 2027 года.',
          ),
          text(
            'İki odayı birlikte ayıran ailelere bitişik ya da karşılıklı oda verilir.',
            'Families who book two rooms get them side by side or opposite.',
            'Familien mit zwei Zimmern wohnen nebeneinander oder gegenüber.',
            'Семьям с двумя номерами дают соседние или напротив.',
          ),
          text(
            'Girişten 14 gün öncesine kadar ücretsiz iptal.',
            'Free cancellation until 14 days before arrival.',
            'Kostenloses Storno bis 14 Tage vor Anreise.',
            'Бесплатная отмена за 14 дней до заезда.',
          ),
        ],
      ),
      questions('faq', [
        [
          text(
            'Bayram namazına gidilebilir mi?',
            'Is there a way to the morning prayer?',
            'Kommt man zum Festgebet?',
            'Можно ли попасть на праздничную молитву?',
          ),
          text(
            'Evet, bayram sabahı en yakın camiye servis kalkar; saati bir gün önce lobide asılır.',
            'Yes, a bus leaves for the nearest mosque; the time hangs in the lobby the day before.',
            'Ja, ein Bus fährt zur nächsten Moschee; die Zeit hängt am Vortag in der Lobby.',
            'Да, утром идёт автобус к ближайшей мечети; время вывесят накануне в лобби.',
          ),
        ],
        [
          text(
            'Kurban kesimi otelde yapılır mı?',
            'Is there a sacrifice at the hotel?',
            'Wird im Hotel geopfert?',
            'Проводят ли жертвоприношение в отеле?',
          ),
          text(
            'Hayır. İsteyenlerin bağışını yetkili kuruluşlara resepsiyon iletir.',
            'No. The front desk passes donations to licensed organisations.',
            'Nein. Spenden leitet die Rezeption an zugelassene Organisationen weiter.',
            'Нет. Пожертвования ресепшен передаст уполномоченным организациям.',
          ),
        ],
        [
          text(
            'Çocuklara bayram programı var mı?',
            'Is there a programme for children?',
            'Gibt es ein Programm für Kinder?',
            'Есть ли программа для детей?',
          ),
          text(
            'Var: ilk gün şeker turu, ikinci gün uçurtma, üçüncü gün mini tiyatro.',
            'Yes: a round of sweets, a day of kites, a small theatre.',
            'Ja: Süßigkeitenrunde, Drachentag, kleines Theater.',
            'Да: обход за сладостями, день змеев, маленький театр.',
          ),
        ],
        [
          text(
            'En az kaç gece kalınır?',
            'What is the shortest stay?',
            'Wie viele Nächte mindestens?',
            'Сколько ночей минимум?',
          ),
          text(
            'Bu dönemde üç gece; küçük otellerde beş gece olabilir.',
            'Three nights then; five in some small hotels.',
            'Drei in dieser Zeit; in kleinen Häusern fünf.',
            'В эти дни три; в небольших отелях может быть пять.',
          ),
        ],
        [
          text('Yollar kalabalık mı olur?', 'Are the roads busy?', 'Sind die Straßen voll?', 'На дорогах много машин?'),
          text(
            'Arife günü öğleden sonra evet; otele sabah 11:00’den önce ya da akşam 21:00’den sonra varacak gibi çıkın.',
            'On the eve, yes; plan to arrive before 11:00 or after 21:00.',
            'Am Vortag ja; kommen Sie vor 11 oder nach 21 Uhr an.',
            'Накануне — да; рассчитывайте приехать до 11:00 или после 21:00.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'summer-deals',
    title: text(
      'Yaz tatili otel fırsatları',
      'Summer holiday offers',
      'Angebote für den Sommerurlaub',
      'Предложения на летний отпуск',
    ),
    description: text(
      'Yaz tatili otel fırsatları: haziran öğlenleri, temmuz aile haftaları, eylülün sakin günleri. Hangi ay kime uygun, koşullar ve beş yanıt burada.',
      'Summer holiday offers: noons in June, family weeks in July, quiet days in September. Which month suits whom, conditions, and five answers.',
      'Sommerangebote: Mittage im Juni, Familienwochen im Juli, stille Tage im September. Welcher Monat zu wem passt, Bedingungen und fünf Antworten.',
      'Летние предложения: июньские полдни, семейные недели июля, тихие дни сентября. Какой месяц кому подходит, условия и пять ответов.',
    ),
    picture: { subject: 'pool', seed: 84 },
    sections: [
      beside(
        'lead',
        'right',
        ['pool', 85],
        text('Yazın üç hâli', 'Three kinds of summer', 'Drei Arten Sommer', 'Три разных лета'),
        text(
          'Haziranda deniz yeni ısınır, bahçeler çiçektedir. Temmuz ve ağustos çocukların aylarıdır: kulüp geç kapanır, sinema her akşam vardır. Eylülde su hâlâ 27 derecedir ama plajda ses azdır. Teklifler bu üç döneme göre ayrılır.',
          'In June the sea has just warmed and the gardens are in flower. July and August belong to children: the club closes late and there is a film each evening. In September the water still has 27 degrees, and the beach has lowered its voice. The offers follow these three.',
          'Im Juni ist das Meer gerade warm geworden, und die Gärten blühen. Juli und August gehören den Kindern: Der Club schließt spät, jeden Abend läuft ein Film. Im September hat das Wasser noch 27 Grad, und am Strand ist es leise. Nach diesen drei Zeiten richten sich die Angebote.',
          'В июне море только прогрелось, сады в цвету. Июль и август — месяцы детей: клуб закрывается поздно, кино каждый вечер. В сентябре в воде ещё 27 градусов, а на пляже тише. Предложения поделены на эти три поры.',
        ),
        toHotels,
      ),
      tabled(
        'months',
        text(
          'Hangi ay, hangi teklif?',
          'Which month, which offer',
          'Welcher Monat, welches Angebot',
          'Какой месяц — какое предложение',
        ),
        [
          text('Dönem', 'Period', 'Zeit', 'Период'),
          text('Kime?', 'For whom', 'Für wen', 'Кому'),
          text('Teklif', 'Offer', 'Angebot', 'Предложение'),
        ],
        [
          [
            text('1–25 Haziran', '1–25 June', '1.–25. Juni', '1–25 июня'),
            text(
              'okul çağında çocuğu olmayanlar',
              'those without school children',
              'alle ohne Schulkinder',
              'тем, кто без школьников',
            ),
            text(
              'yedi gecede bir üst oda tipi',
              'the next room category from seven nights',
              'ab sieben Nächten die nächste Kategorie',
              'от семи ночей — категория выше',
            ),
          ],
          [
            text('26 Haziran–25 Ağustos', '26 June–25 August', '26. Juni–25. August', '26 июня – 25 августа'),
            text('aileler', 'families', 'Familien', 'семьям'),
            text(
              'ikinci odada çocuklara aile koşulu',
              'family terms for a second room with children',
              'Familienbedingungen für das zweite Zimmer mit Kindern',
              'семейные условия на второй номер с детьми',
            ),
          ],
          [
            text(
              '26 Ağustos–30 Eylül',
              '26 August–30 September',
              '26. August–30. September',
              '26 августа – 30 сентября',
            ),
            text(
              'çiftler, dinlenmek isteyenler',
              'couples, people in need of rest',
              'Paare und Ruhebedürftige',
              'парам и уставшим',
            ),
            text('bir hamam randevusu', 'one hamam appointment', 'ein Hamamtermin', 'один сеанс хамама'),
          ],
        ],
      ),
      listed(
        'conditions',
        conditions,
        text(
          'Teklifler oda durumuna bağlıdır.',
          'Offers depend on rooms being free.',
          'Die Angebote gelten nach Verfügbarkeit.',
          'Предложения действуют при наличии номеров.',
        ),
        [
          text(
            'En az beş gece; girişler her gün yapılabilir.',
            'Five nights at least; arrival on any day.',
            'Mindestens fünf Nächte; Anreise täglich.',
            'Не меньше пяти ночей; заезд в любой день.',
          ),
          text(
            'Girişten 7 gün öncesine kadar ücretsiz iptal.',
            'Free cancellation until 7 days before arrival.',
            'Kostenloses Storno bis 7 Tage vor Anreise.',
            'Бесплатная отмена за 7 дней до заезда.',
          ),
          text(
            'Bir rezervasyona tek teklif uygulanır.',
            'One offer per booking.',
            'Ein Angebot je Buchung.',
            'На одну бронь — одно предложение.',
          ),
        ],
      ),
      questions('faq', [
        [
          text(
            'Son dakika teklifi olur mu?',
            'Are there last-minute offers?',
            'Gibt es Last-Minute-Angebote?',
            'Бывают ли горящие предложения?',
          ),
          text(
            'Yalnız boş oda kalırsa. Deniz tarafını son güne bırakmayın.',
            'Only if rooms are left; do not leave the sea side to the last day.',
            'Nur wenn Zimmer frei bleiben; auf die Seeseite sollte man nicht bis zuletzt hoffen.',
            'Лишь если остались номера; сторону моря на последний день не оставляйте.',
          ),
        ],
        [
          text('Fiyatı nereden görürüm?', 'Where do I see the rate?', 'Wo sehe ich den Preis?', 'Где увидеть цену?'),
          text(
            'Tarih ve konukları seçince rezervasyon sayfasında; o sayfa yeni sekmede açılır.',
            'On the reservation page, once dates and guests are set; it opens in a new tab.',
            'Auf der Buchungsseite, sobald Daten und Gäste feststehen; sie öffnet sich in einem neuen Tab.',
            'На странице бронирования после выбора дат и гостей; она откроется в новой вкладке.',
          ),
        ],
        [
          text(
            'Çocuk kaç yaşına kadar çocuktur?',
            'Until what age is a child a child?',
            'Bis zu welchem Alter gilt man als Kind?',
            'До какого возраста ребёнок — ребёнок?',
          ),
          text(
            'Geliş gününde 11 yaş ve altı; 12 yaş yetişkin sayılır.',
            'Eleven and under on the day of arrival; twelve counts as an adult.',
            'Bis elf Jahre am Anreisetag; mit zwölf gilt man als Erwachsener.',
            'До 11 лет включительно в день заезда; с 12 — взрослый.',
          ),
        ],
        [
          text('Sıcak dayanılır mı?', 'Is the heat bearable?', 'Ist die Hitze auszuhalten?', 'Можно ли вынести жару?'),
          text(
            'Ağustosta öğlen 34 derece olur; Kemer ve Bodrum gölge ve rüzgârla daha hafiftir.',
            'At noon in August it is 34 degrees; Kemer and Bodrum are easier, with shade and wind.',
            'Im August sind es mittags 34 Grad; Kemer und Bodrum sind mit Schatten und Wind leichter.',
            'В августе в полдень 34 градуса; в Кемере и Бодруме легче: тень и ветер.',
          ),
        ],
        [
          text('Transfer dahil mi?', 'Is the transfer included?', 'Ist der Transfer dabei?', 'Трансфер включён?'),
          text(
            'Hayır, rezervasyonla birlikte istenir ve ayrıca ödenir.',
            'No; order it with the booking, it is paid separately.',
            'Nein; man bestellt ihn mit der Buchung und zahlt ihn extra.',
            'Нет: его заказывают вместе с номером и оплачивают отдельно.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'a-club',
    title: text(
      'A-Club: geri gelenlerin kulübü',
      'A-Club: for guests who return',
      'A-Club: für Gäste, die wiederkommen',
      'A-Club: для тех, кто возвращается',
    ),
    description: text(
      'A-Club: Crystal otellerine geri gelenler için üç basamaklı kulüp. Puan nasıl kazanılır, basamaklar ne sağlar, üyelik nasıl başlar ve biter.',
      'A-Club: three tiers for guests who return to the Crystal hotels. How nights earn points, what each tier brings, how membership starts and ends.',
      'A-Club: drei Stufen für Gäste, die in die Crystal Hotels wiederkommen. Wie Nächte zu Punkten werden und was jede Stufe bringt.',
      'A-Club: три ступени для гостей, которые возвращаются в отели Crystal. Как копятся баллы, что даёт ступень, как вступить и выйти.',
    ),
    picture: { subject: 'terrace', seed: 86 },
    sections: [
      plain(
        'lead',
        text(
          'Kart yok, soyadı yeter',
          'No card: your name is enough',
          'Keine Karte, der Name genügt',
          'Без карты: достаточно фамилии',
        ),
        text(
          'A-Club’a üye olmak ücretsizdir ve kart taşımak gerekmez. Geceler sayılır, geceler basamağı belirler. Üçüncü gelişinizde geçen yılki odanızı sormayız, biliriz; kahveyi nasıl içtiğinizi de.',
          'A-Club costs nothing and needs no card. Nights are counted, and nights decide your tier. On your third visit we do not ask which room you had last year, nor how you take your coffee.',
          'Der A-Club kostet nichts und braucht keine Karte. Gezählt werden Nächte, und die Nächte bestimmen die Stufe. Beim dritten Besuch fragen wir nicht mehr, welches Zimmer Sie hatten und wie Sie Ihren Kaffee trinken.',
          'A-Club бесплатен, карта не нужна. Считаются ночи, они и определяют ступень. В третий приезд мы уже не спросим, в каком номере вы жили и какой кофе пьёте.',
        ),
      ),
      tabled(
        'tiers',
        text('Üç basamak', 'Three tiers', 'Drei Stufen', 'Три ступени'),
        [
          text('Hak', 'Benefit', 'Vorteil', 'Преимущество'),
          text('Kıyı', 'Shore', 'Ufer', 'Берег'),
          text('Çam', 'Pine', 'Kiefer', 'Сосна'),
          text('Zirve', 'Summit', 'Gipfel', 'Вершина'),
        ],
        [
          [
            text('Gece, iki yılda', 'Nights in two years', 'Nächte in zwei Jahren', 'Ночей за два года'),
            text('1’den', 'from 1', 'ab 1', 'от 1'),
            text('14’ten', 'from 14', 'ab 14', 'от 14'),
            text('35’ten', 'from 35', 'ab 35', 'от 35'),
          ],
          [
            text('Gece başına puan', 'Points per night', 'Punkte je Nacht', 'Баллов за ночь'),
            same(10),
            same(12),
            same(15),
          ],
          [
            text('Geç çıkış', 'Late check-out', 'Späte Abreise', 'Поздний выезд'),
            text('–', '–', '–', '–'),
            text('14:00', '14:00', '14:00', '14:00'),
            text('16:00', '16:00', '16:00', '16:00'),
          ],
          [
            text('Oda isteği', 'Room wish', 'Zimmerwunsch', 'Пожелание по номеру'),
            text('kat', 'floor', 'Etage', 'этаж'),
            text('kat ve yön', 'floor and side', 'Etage und Seite', 'этаж и сторона'),
            text('oda numarası', 'room number', 'Zimmernummer', 'номер комнаты'),
          ],
          [
            text(
              'À la carte önceliği',
              'Priority at the à la carte',
              'Vorrang im À-la-carte',
              'Приоритет в à la carte',
            ),
            text('–', '–', '–', '–'),
            text('2 gün önce', '2 days ahead', '2 Tage vorher', 'за 2 дня'),
            text('gelmeden önce', 'before arrival', 'vor Anreise', 'до приезда'),
          ],
        ],
      ),
      listed(
        'earn',
        text('Puan nasıl kazanılır?', 'How to earn points', 'So sammeln Sie Punkte', 'Как получать баллы'),
        text(
          'Puanlar çıkıştan iki gün sonra hesabınıza yazılır.',
          'Points are credited two days after departure.',
          'Punkte werden zwei Tage nach Abreise gutgeschrieben.',
          'Баллы зачисляют через два дня после выезда.',
        ),
        [
          text(
            'Doğrudan ya da acenteyle yapılan her konaklamada; aynı anda en çok iki oda.',
            'For each stay, direct or by an agency; for two rooms at once at most.',
            'Für jeden Aufenthalt, direkt oder übers Reisebüro; für höchstens zwei Zimmer zugleich.',
            'За любое проживание, напрямую или через агентство; не более чем за два номера сразу.',
          ),
          text(
            'Spa, dalış ve toplantı harcamalarında da puan vardır.',
            'Spa, diving and meetings earn points too.',
            'Auch Spa, Tauchen und Tagungen bringen Punkte.',
            'Баллы дают также спа, дайвинг и мероприятия.',
          ),
          text(
            '1.000 puan bir hamam randevusu, 3.000 puan bir hafta sonu gecesidir.',
            '1,000 points are a hamam appointment, 3,000 a weekend night.',
            '1.000 Punkte sind ein Hamamtermin, 3.000 eine Nacht am Wochenende.',
            '1000 баллов — сеанс хамама, 3000 — ночь в выходные.',
          ),
          text(
            'Puanlar 36 ay geçerlidir ve aile içinde aktarılabilir.',
            'Points last 36 months and may be passed on within the family.',
            'Punkte gelten 36 Monate und lassen sich in der Familie übertragen.',
            'Баллы действуют 36 месяцев, их можно передать внутри семьи.',
          ),
        ],
      ),
      questions('faq', [
        [
          text('Nasıl üye olurum?', 'How do I join?', 'Wie trete ich bei?', 'Как вступить?'),
          text(
            'Girişte söylersiniz ya da uygulamada bir düğmeye basarsınız; o anki konaklama da sayılır.',
            'Say so at check-in or press a button in the app; the present stay counts.',
            'Sagen Sie es bei der Anreise oder tippen Sie in der App; der laufende Aufenthalt zählt mit.',
            'Скажите при заезде или нажмите кнопку в приложении; текущее проживание тоже зачтут.',
          ),
        ],
        [
          text(
            'Eski konaklamalarım sayılır mı?',
            'Do earlier stays count?',
            'Zählen frühere Aufenthalte?',
            'Засчитают ли прошлые поездки?',
          ),
          text(
            'Son iki yıldakiler, e-postanızla eşleşiyorsa.',
            'Those of the last two years, if they match your e-mail.',
            'Die der letzten zwei Jahre, wenn die E-Mail-Adresse passt.',
            'За последние два года, если совпадает почта.',
          ),
        ],
        [
          text(
            'Basamağımı yitirir miyim?',
            'Can I lose my tier?',
            'Kann ich die Stufe verlieren?',
            'Можно ли потерять ступень?',
          ),
          text(
            'İki yıl gelmezseniz bir basamak iner; puanlarınız kalır.',
            'After two years without a visit it drops by one; points stay.',
            'Nach zwei Jahren ohne Besuch sinkt sie um eine; die Punkte bleiben.',
            'Если не приезжать два года, она опустится на одну; баллы останутся.',
          ),
        ],
        [
          text('Üyelikten nasıl çıkarım?', 'How do I leave?', 'Wie trete ich aus?', 'Как выйти?'),
          text(
            'aclub@crystalhotels.example adresine tek satır yeter; verileriniz silinir.',
            'One line to aclub@crystalhotels.example; your data are deleted.',
            'Eine Zeile an aclub@crystalhotels.example; Ihre Daten werden gelöscht.',
            'Одной строкой на aclub@crystalhotels.example; данные удалят.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'hotels',
    title: text('Oteller', 'Our hotels', 'Unsere Hotels', 'Наши отели'),
    description: text(
      'Crystal otelleri tek listede: Kemer, Belek, Side, Lara, Bodrum ve Kapadokya’da 18 otel. Her birinin kime uygun olduğu tek cümlede yazar.',
      'All Crystal hotels in one list: 18 houses in Kemer, Belek, Side, Lara, Bodrum and Cappadocia, each with one sentence on whom it suits.',
      'Alle Crystal Hotels in einer Liste: 18 Häuser in Kemer, Belek, Side, Lara, Bodrum und Kappadokien, jedes mit einem Satz, zu wem es passt.',
      'Все отели Crystal в одном списке: 18 отелей в Кемере, Белеке, Сиде, Ларе, Бодруме и Каппадокии и одна фраза о том, кому какой подойдёт.',
    ),
    picture: { subject: 'facade', seed: 87 },
    sections: [
      plain(
        'lead',
        text(
          'On sekiz ev, on sekiz huy',
          'Eighteen houses, eighteen tempers',
          'Achtzehn Häuser, achtzehn Gemüter',
          'Восемнадцать домов, восемнадцать характеров',
        ),
        text(
          'Listeyi bölgeye göre sıraladık, yıldıza göre değil. Önce kıyıyı seçin: kum mu, çakıl mı, yoksa hiç deniz olmasın mı? Sonra cümleleri okuyun; birinde kendinizi tanırsanız oteliniz odur. Karar veremezseniz 444 0 558’i arayın, üç soru sorup iki ad veririz.',
          'We have sorted the list by region, not by class. Choose the shore first: sand, pebbles, or no sea at all. Then read the sentences; when you recognise yourself in one, that is your hotel. If you cannot decide, call 444 0 558: we ask three questions and name two houses.',
          'Die Liste ist nach Regionen geordnet, nicht nach Sternen. Wählen Sie zuerst das Ufer: Sand, Kies oder gar kein Meer. Dann lesen Sie die Sätze; erkennen Sie sich in einem wieder, ist das Ihr Hotel. Wer sich nicht entscheiden kann, ruft 444 0 558 an: Wir stellen drei Fragen und nennen zwei Häuser.',
          'Список разложен по регионам, а не по звёздам. Сначала выберите берег: песок, галька или вовсе без моря. Потом прочтите фразы: узнали себя — это ваш отель. Не можете решить — звоните 444 0 558: зададим три вопроса и назовём два отеля.',
        ),
      ),
      features('alike', text('Hepsinde aynı', 'The same in all', 'Überall gleich', 'Одинаково везде'), [
        {
          title: text('14:00 ve 12:00', '14:00 and 12:00', '14:00 und 12:00', '14:00 и 12:00'),
          words: text(
            'Giriş 14:00’ten itibaren, çıkış 12:00’ye kadar.',
            'Check-in from 14:00, check-out until 12:00.',
            'Anreise ab 14 Uhr, Abreise bis 12 Uhr.',
            'Заезд с 14:00, выезд до 12:00.',
          ),
        },
        {
          title: text('Sigarasız', 'No smoking', 'Rauchfrei', 'Без курения'),
          words: text(
            'Odalarda ve kapalı alanlarda sigara içilmez.',
            'Not in rooms nor indoors.',
            'In Zimmern und Innenräumen wird nicht geraucht.',
            'В номерах и помещениях не курят.',
          ),
        },
        {
          title: text('Hayvansız', 'No pets', 'Ohne Haustiere', 'Без животных'),
          words: text(
            'Rehber köpekler dışında evcil hayvan kabul edilmez.',
            'None but guide dogs.',
            'Außer Blindenführhunden.',
            'Кроме собак-поводырей.',
          ),
        },
      ]),
    ],
  },
  {
    key: 'turkish-riviera',
    title: text('Türk Rivierası', 'The Turkish Riviera', 'Die Türkische Riviera', 'Турецкая Ривьера'),
    description: text(
      'Türk Rivierası’nda Crystal otelleri: Kemer’in çakılı, Belek’in kumulları, Side’nin sığ denizi, Lara’nın yakınlığı. Kıyıları karşılaştırın.',
      'Crystal hotels on the Turkish Riviera: pebbles at Kemer, dunes at Belek, the shallow sea of Side, Lara close to the airport. Compare the shores.',
      'Crystal Hotels an der Türkischen Riviera: Kies in Kemer, Dünen in Belek, das flache Meer von Side, Lara nah am Flughafen. Die Küsten im Vergleich.',
      'Отели Crystal на Турецкой Ривьере: галька Кемера, дюны Белека, мелкое море Сиде, Лара рядом с аэропортом. Сравните берега и выберите.',
    ),
    picture: { subject: 'coast', seed: 88 },
    sections: [
      plain(
        'lead',
        text(
          'Üç yüz kilometrede altı deniz',
          'Six seas in three hundred kilometres',
          'Sechs Meere auf dreihundert Kilometern',
          'Шесть морей на трёхстах километрах',
        ),
        text(
          'Aynı kıyının iki ucu birbirine benzemez: batıda dağ denize girer, su koyu ve duru olur; doğuya gittikçe kıyı düzleşir, kum uzar, deniz sığlaşır. Aşağıdaki bölgeleri bir hafta boyunca ne yapmak istediğinize göre okuyun.',
          'The two ends of this coast are not alike. In the west mountains walk into the sea and the water is dark and clear; towards the east the shore flattens, the sand grows long and the sea shallow. Read the regions below by what you would like to do for a week.',
          'Die beiden Enden dieser Küste gleichen sich nicht. Im Westen steigen die Berge ins Meer, das Wasser ist dunkel und klar; nach Osten wird das Ufer flach, der Sand lang und das Meer seicht. Lesen Sie die Regionen danach, was Sie eine Woche lang tun möchten.',
          'Два конца этого берега не похожи. На западе горы входят в море, вода тёмная и прозрачная; к востоку берег выравнивается, песок тянется дальше, море мельчает. Читайте о регионах, помня, чем хотите заниматься неделю.',
        ),
      ),
      tabled(
        'compare',
        text('Kıyılar yan yana', 'The shores compared', 'Die Küsten im Vergleich', 'Сравнение берегов'),
        [
          text('Bölge', 'Region', 'Region', 'Регион'),
          text('Havalimanı', 'Airport', 'Flughafen', 'Аэропорт'),
          text('Zemin', 'Ground', 'Boden', 'Дно'),
          text('Kime?', 'For whom', 'Für wen', 'Кому'),
        ],
        [
          [
            text('Kemer', 'Kemer', 'Kemer', 'Кемер'),
            text('58 km', '58 km', '58 km', '58 км'),
            text('çakıl', 'pebbles', 'Kies', 'галька'),
            text('yüzenler, yürüyenler', 'swimmers, walkers', 'Schwimmer, Wanderer', 'пловцам, пешеходам'),
          ],
          [
            text('Belek', 'Belek', 'Belek', 'Белек'),
            text('35 km', '35 km', '35 km', '35 км'),
            text('kum', 'sand', 'Sand', 'песок'),
            text('aileler, golfçüler', 'families, golfers', 'Familien, Golfer', 'семьям, гольфистам'),
          ],
          [
            text('Side', 'Side', 'Side', 'Сиде'),
            text('65 km', '65 km', '65 km', '65 км'),
            text('ince kum', 'fine sand', 'feiner Sand', 'мелкий песок'),
            text('küçük çocuklular', 'small children', 'kleine Kinder', 'с малышами'),
          ],
          [
            text('Lara', 'Lara', 'Lara', 'Лара'),
            text('13 km', '13 km', '13 km', '13 км'),
            text('koyu kum', 'dark sand', 'dunkler Sand', 'тёмный песок'),
            text('kısa gelenler', 'short stays', 'Kurzreisende', 'ненадолго'),
          ],
          [
            text('Alanya', 'Alanya', 'Alanya', 'Аланья'),
            text('125 km', '125 km', '125 km', '125 км'),
            text('kum', 'sand', 'Sand', 'песок'),
            text('şehir sevenler', 'town people', 'Stadtmenschen', 'любителям города'),
          ],
        ],
      ),
    ],
  },
  {
    key: 'anatolia',
    title: text('Anadolu', 'Anatolia', 'Anatolien', 'Анатолия'),
    description: text(
      'Anadolu’da Crystal: denizden uzakta, bin yüz metrede kayaya oyulmuş bir otel. Kapadokya’ya ne zaman, nasıl ve kaç günlüğüne gelmeli?',
      'Crystal in Anatolia: a hotel cut into rock at eleven hundred metres, far from the sea. When to come to Cappadocia, how, and for how many days.',
      'Crystal in Anatolien: ein Hotel im Fels auf elfhundert Metern, weit vom Meer. Wann, wie und für wie viele Tage Sie nach Kappadokien kommen.',
      'Crystal в Анатолии: отель в скале на высоте тысячи ста метров, вдали от моря. Когда, как и на сколько дней приезжать в Каппадокию.',
    ),
    picture: { subject: 'cappadocia', seed: 89 },
    sections: [
      beside(
        'lead',
        'left',
        ['cappadocia', 90],
        text(
          'Denizden altı saat, başka bir dünya',
          'Six hours from the sea',
          'Sechs Stunden vom Meer',
          'В шести часах от моря',
        ),
        text(
          'Antalya’dan kuzeye, Toroslar’ın üstünden altı saat: portakal biter, kavak başlar, hava kurur. Kapadokya’ya üç gece ayırın: biri balon için, biri vadiler için, biri de hiçbir şey yapmadan avluda oturmak için. Birçok konuğumuz denizdeki haftayı buradaki üç geceyle birleştirir.',
          'North of Antalya, six hours over the Taurus: oranges end, poplars begin, the air turns dry. Give Cappadocia three nights, one for the balloon, one for the valleys, and one to sit in the courtyard and do nothing. Many guests join them to a week by the sea.',
          'Von Antalya nach Norden, sechs Stunden über den Taurus: Die Orangen hören auf, die Pappeln beginnen, die Luft wird trocken. Geben Sie Kappadokien drei Nächte: eine für den Ballon, eine für die Täler und eine, um im Hof zu sitzen. Viele Gäste verbinden sie mit einer Woche am Meer.',
          'От Антальи на север, шесть часов через Тавр: кончаются апельсины, начинаются тополя, воздух становится сухим. Отведите Каппадокии три ночи: одну на шар, одну на долины и одну — просто посидеть во дворе. Многие гости соединяют их с неделей у моря.',
        ),
        [text('Kapadokya', 'Cappadocia', 'Kappadokien', 'Каппадокия'), 'region:CAPPADOCIA'],
      ),
      cards(
        'days',
        text('Üç gün, üç sabah', 'Three days, three mornings', 'Drei Tage, drei Morgen', 'Три дня, три утра'),
        [
          {
            title: text('Birinci gün', 'First day', 'Erster Tag', 'Первый день'),
            words: text(
              'Yeraltı şehri öğleden önce, turlar gelmeden; akşam avluda testi kebabı.',
              'The underground town before noon and before the coaches; clay-pot supper in the courtyard.',
              'Die unterirdische Stadt am Vormittag, vor den Bussen; abends Tontopf im Hof.',
              'Подземный город до полудня и автобусов; вечером ужин из горшка во дворе.',
            ),
            picture: ['courtyard', 91],
          },
          {
            title: text('İkinci gün', 'Second day', 'Zweiter Tag', 'Второй день'),
            words: text(
              'Balon 04:30’da; dönüşte uzun kahvaltı ve öğle uykusu.',
              'The balloon at 04:30; then a long breakfast and a nap.',
              'Ballon um 4:30 Uhr; danach langes Frühstück und Mittagsschlaf.',
              'Шар в 4:30; потом долгий завтрак и сон.',
            ),
            picture: ['cappadocia', 92],
          },
          {
            title: text('Üçüncü gün', 'Third day', 'Dritter Tag', 'Третий день'),
            words: text(
              'Ihlara Vadisi: dört saat ırmak boyunca, suyun üstünde öğle yemeği.',
              'The Ihlara valley: four hours along the river, lunch above the water.',
              'Ihlara-Tal: vier Stunden am Fluss, Mittagessen über dem Wasser.',
              'Долина Ихлара: четыре часа вдоль реки, обед над водой.',
            ),
            picture: ['garden', 93],
          },
        ],
      ),
    ],
  },
  {
    key: 'contact',
    title: text('İletişim', 'Contact', 'Kontakt', 'Контакты'),
    description: text(
      'Crystal Hotels iletişim: rezervasyon hattı 444 0 558, her gün 08:00–24:00. Yazmak için form, bölümlerin adresleri ve yanıt süreleri burada.',
      'Contact Crystal Hotels: reservations on 444 0 558, daily from 08:00 to midnight. A form to write to us, departments, and how soon we answer.',
      'Kontakt zu Crystal Hotels: Reservierung unter 444 0 558, täglich von 8 bis 24 Uhr. Formular, Abteilungen und wie schnell wir antworten.',
      'Контакты Crystal Hotels: бронирование по телефону 444 0 558 ежедневно с 8:00 до полуночи. Форма, отделы и сроки ответа на письма.',
    ),
    sections: [
      plain(
        'lead',
        text('Ararsanız insan çıkar', 'A person answers', 'Es meldet sich ein Mensch', 'Вам ответит человек'),
        text(
          '444 0 558’de bant kaydı yoktur: dil seçersiniz ve biri açar. En rahat saatler 10:00–12:00 ile 20:00–22:00 arasıdır. Yazmayı sevenler için form aşağıda; hafta içi dört saatte, hafta sonu ertesi sabah yanıtlarız.',
          'There is no tape on 444 0 558: you choose a language and somebody answers. The calmest hours are 10:00 to 12:00 and 20:00 to 22:00. If you would rather write, use the form: we reply within four hours on weekdays and next morning at weekends.',
          'Unter 444 0 558 läuft kein Band: Sie wählen die Sprache, und jemand hebt ab. Am ruhigsten ist es von 10 bis 12 und von 20 bis 22 Uhr. Wer lieber schreibt, nimmt das Formular: werktags Antwort binnen vier Stunden, am Wochenende am nächsten Morgen.',
          'На линии 444 0 558 нет автоответчика: выбираете язык — и трубку берут. Спокойнее всего с 10:00 до 12:00 и с 20:00 до 22:00. Кто предпочитает писать, ниже форма: в будни ответим за четыре часа, в выходные — на следующее утро.',
        ),
      ),
      questions('faq', [
        [
          text(
            'Otelde bir şey unuttum.',
            'I left something at the hotel.',
            'Ich habe etwas im Hotel vergessen.',
            'Я что-то забыл в отеле.',
          ),
          text(
            'Otelin resepsiyonuna oda numaranızı yazın; bulunan eşya altı ay saklanır, isterseniz gönderilir.',
            'Write your room number to the hotel’s front desk; things found are kept six months and sent on request.',
            'Schreiben Sie der Rezeption Ihre Zimmernummer; Fundsachen bleiben sechs Monate und werden auf Wunsch geschickt.',
            'Напишите на ресепшен номер комнаты; находки хранят полгода и по просьбе высылают.',
          ),
        ],
        [
          text(
            'Faturamı nasıl alırım?',
            'How do I get my invoice?',
            'Wie bekomme ich die Rechnung?',
            'Как получить счёт?',
          ),
          text(
            'Çıkış tarihi ve adınızla otele yazın, aynı gün e-postayla gelir.',
            'Write to the hotel with name and date of departure; it comes by e-mail the same day.',
            'Schreiben Sie dem Hotel Name und Abreisetag; sie kommt noch am selben Tag.',
            'Напишите отелю имя и дату выезда; пришлём в тот же день.',
          ),
        ],
        [
          text(
            'İş başvurusu nereye?',
            'Where do I apply for a job?',
            'Wohin mit der Bewerbung?',
            'Куда отправить резюме?',
          ),
          text(
            'career@crystalhotels.example; ocak ve şubatta sezon için görüşürüz.',
            'To career@crystalhotels.example; we interview for the season in January and February.',
            'An career@crystalhotels.example; Gespräche für die Saison führen wir im Januar und Februar.',
            'На career@crystalhotels.example; собеседования на сезон — в январе и феврале.',
          ),
        ],
      ]),
    ],
  },
  {
    key: 'not-found',
    title: {
      tr: 'ÜZGÜNÜZ, ARADIĞINIZ SAYFAYI BULAMADIK.',
      en: "SORRY, WE CAN'T FIND THE PAGE YOU'RE LOOKING FOR.",
      de: 'WIR KÖNNEN DIE GESUCHTE SEITE LEIDER NICHT FINDEN.',
      ru: 'К СОЖАЛЕНИЮ, МЫ НЕ НАШЛИ ЭТУ СТРАНИЦУ.',
    },
    description: text(
      'Aradığınız sayfa bulunamadı: taşınmış, kaldırılmış ya da adresi yanlış yazılmış olabilir. Otellere, ana sayfaya ya da iletişime buradan geçin.',
      'The page could not be found: it may have moved or closed, or the address has a slip. From here you reach the hotels, the home page and contact.',
      'Die Seite wurde nicht gefunden: Sie ist umgezogen, entfernt oder falsch geschrieben. Von hier geht es zu den Hotels, zur Startseite und zum Kontakt.',
      'Страница не найдена: она переехала, закрыта или в адресе опечатка. Отсюда можно перейти к отелям, на главную или к контактам.',
    ),
    sections: [
      {
        key: 'not-found',
        layout: 'TEXT',
        title: text('Sayfa bulunamadı', 'Page not found', 'Seite nicht gefunden', 'Страница не найдена'),
        html: text(
          '<p>Telefonda da yardımcı oluruz: 444 0 558, her gün 08:00–24:00.</p>',
          '<p>We also help by telephone: 444 0 558, daily from 08:00 to midnight.</p>',
          '<p>Wir helfen auch am Telefon: 444 0 558, täglich von 8 bis 24 Uhr.</p>',
          '<p>Поможем и по телефону: 444 0 558, ежедневно с 8:00 до полуночи.</p>',
        ),
      },
    ],
  },
]
