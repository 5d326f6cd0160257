import type { GroupPage } from '../types.ts'
import { text } from './compose.ts'
import { listed, plain, tabled } from './sections.ts'

export const dataProtectionPage: GroupPage = {
  key: 'data-protection',
  title: text(
    'Kişisel verilerin korunması: aydınlatma metni',
    'Data protection notice',
    'Informationen zum Datenschutz',
    'Уведомление о защите персональных данных',
  ),
  description: text(
    '6698 sayılı KVKK aydınlatma metni: Crystal Hotels hangi kişisel veriyi, hangi amaçla ve hukuki sebeple işler, kime aktarır; haklarınız ve başvuru.',
    'Data protection notice of Crystal Hotels under Law no. 6698 and the GDPR: what we process and why, who receives it, your rights and how to apply.',
    'Datenschutzhinweise von Crystal Hotels nach Gesetz Nr. 6698 und DSGVO: was wir wozu verarbeiten, wer es erhält, Ihre Rechte und der Antrag.',
    'Уведомление Crystal Hotels по Закону № 6698 и GDPR: какие данные мы обрабатываем и зачем, кому передаём, ваши права и порядок запроса.',
  ),
  sections: [
    plain(
      'controller',
      text(
        '1. Veri sorumlusu ve bu metin',
        '1. The controller and this notice',
        '1. Verantwortliche und diese Hinweise',
        '1. Оператор и это уведомление',
      ),
      text(
        'Bu aydınlatma metni, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi ile Aydınlatma Yükümlülüğünün Yerine Getirilmesinde Uyulacak Usul ve Esaslar Hakkında Tebliğ uyarınca hazırlanmıştır. Veri sorumlusu, Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya adresinde yerleşik Crystal Hotels Turizm İşletmeleri A.Ş.’dir (“Crystal Hotels”, “biz”).',
        'This notice is given under Article 10 of the Turkish Law no. 6698 on the Protection of Personal Data (“the Law”) and, as far as the General Data Protection Regulation of the European Union (“GDPR”) applies to you, under its Articles 13 and 14. The controller is Crystal Hotels Turizm İşletmeleri A.Ş. (“Crystal Hotels”, “we”), Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkiye.',
        'Diese Hinweise folgen Artikel 10 des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten („Gesetz“) und, soweit die Datenschutz-Grundverordnung („DSGVO“) auf Sie anwendbar ist, deren Artikeln 13 und 14. Verantwortliche ist die Crystal Hotels Turizm İşletmeleri A.Ş. („Crystal Hotels“, „wir“), Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Antalya, Türkei.',
        'Уведомление составлено по статье 10 Закона Турции № 6698 о защите персональных данных («Закон») и, если к вам применим Общий регламент ЕС по защите данных (GDPR), по его статьям 13 и 14. Оператор данных — Crystal Hotels Turizm İşletmeleri A.Ş. («Crystal Hotels», «мы»), Fener Mahallesi, Tekelioğlu Caddesi 55, Muratpaşa, Анталья, Турция.',
      ),
      text(
        'Metin; internet sitemizi ziyaret edenleri, rezervasyon yapanları, otellerimizde kalanları ve onlarla birlikte gelenleri, A-Club üyelerini, bülten alanları, toplantı katılımcılarını, çağrı merkezini arayanları ve bize yazan herkesi kapsar. Çalışanlarımız, iş başvurusunda bulunanlar ve tedarikçilerimiz için ayrı metinler vardır ve kendilerine verilir. Her otelin kendi sayfasında, o otele özgü uygulamaları anlatan bir metin daha bulunur; ikisi arasında fark varsa size daha çok koruma sağlayan geçerlidir.',
        'It covers visitors to this website, people who book, guests of our hotels and those who travel with them, members of A-Club, readers of the newsletter, participants in meetings, callers of the call centre and everyone who writes to us. Staff, applicants and suppliers receive notices of their own. Each hotel also has a notice on its own page about what is particular to it; where the two differ, the one that protects you more applies.',
        'Sie gelten für Besucher dieser Website, für Buchende, für Gäste unserer Hotels und Mitreisende, für Mitglieder des A-Clubs, Leser des Newsletters, Teilnehmer von Tagungen, Anrufer der Telefonzentrale und alle, die uns schreiben. Beschäftigte, Bewerber und Lieferanten erhalten eigene Hinweise. Zu jedem Hotel gibt es außerdem einen Text über seine Besonderheiten; weichen beide voneinander ab, gilt der, der Sie besser schützt.',
        'Оно касается посетителей сайта, тех, кто бронирует, гостей отелей и их спутников, участников A-Club, подписчиков рассылки, участников мероприятий, звонящих в колл-центр и всех, кто нам пишет. Для сотрудников, соискателей и поставщиков есть отдельные тексты. На странице каждого отеля есть и собственное уведомление; если они расходятся, действует то, которое защищает вас лучше.',
      ),
    ),
    listed(
      'principles',
      text('2. İlkelerimiz', '2. Our principles', '2. Unsere Grundsätze', '2. Наши принципы'),
      text(
        'Kişisel verileri Kanun’un 4. maddesindeki ilkelere göre işleriz. Bunun günlük işteki karşılığı şudur:',
        'We process personal data by the principles of Article 4 of the Law and Article 5 GDPR. In daily work this means:',
        'Wir verarbeiten Daten nach Artikel 4 des Gesetzes und Artikel 5 DSGVO. Im Alltag heißt das:',
        'Мы обрабатываем данные по принципам статьи 4 Закона и статьи 5 GDPR. В повседневной работе это означает:',
      ),
      [
        text(
          'Hukuka ve dürüstlük kurallarına uygunluk: neyi neden istediğimizi formun yanında yazarız.',
          'Lawful and fair: beside each form we say what we ask for and why.',
          'Rechtmäßig und fair: Neben jedem Formular steht, was wir wozu erfragen.',
          'Законность и честность: рядом с формой сказано, что и зачем мы спрашиваем.',
        ),
        text(
          'Doğruluk ve güncellik: girişte bilgilerinizi size okur, yanlışı o anda düzeltiriz.',
          'Accurate: on arrival we read your details back to you and correct them on the spot.',
          'Richtig: Bei der Anreise lesen wir Ihnen die Angaben vor und berichtigen sie sofort.',
          'Точность: при заезде мы читаем вам записанное и сразу исправляем ошибки.',
        ),
        text(
          'Belirli, açık ve meşru amaç: rezervasyon için verilen telefon reklam için kullanılmaz.',
          'For a stated purpose: a number given for a booking is not used for advertising.',
          'Zweckgebunden: Eine für die Buchung genannte Nummer dient nicht der Werbung.',
          'Определённая цель: телефон, данный для брони, не используется для рекламы.',
        ),
        text(
          'Amaçla bağlantılı, sınırlı ve ölçülü olma: pasaportun fotokopisini değil, gereken beş alanı alırız.',
          'Limited: we take the five fields we need from a passport, not a copy of it.',
          'Sparsam: Aus dem Pass übernehmen wir die fünf nötigen Felder, keine Kopie.',
          'Минимальность: из паспорта берём пять нужных полей, а не копию.',
        ),
        text(
          'Gerektiği kadar saklama: süresi dolan kayıt altı ayda bir yapılan imhada yok edilir.',
          'Kept no longer than needed: expired records are destroyed in a clearing every six months.',
          'Befristet: Abgelaufene Datensätze werden alle sechs Monate vernichtet.',
          'Ограниченный срок: просроченные записи уничтожаются раз в шесть месяцев.',
        ),
      ],
    ),
    tabled(
      'data',
      text(
        '3. İşlenen veriler, amaçlar, hukuki sebepler',
        '3. Data, purposes and legal grounds',
        '3. Daten, Zwecke und Rechtsgrundlagen',
        '3. Данные, цели и основания',
      ),
      [
        text('Veri', 'Data', 'Daten', 'Данные'),
        text('Amaç', 'Purpose', 'Zweck', 'Цель'),
        text('Hukuki sebep', 'Legal ground', 'Rechtsgrundlage', 'Основание'),
      ],
      [
        [
          text('Ad, soyad, iletişim bilgileri', 'Name and contact details', 'Name und Kontaktdaten', 'Имя и контакты'),
          text(
            'Rezervasyonu almak, onaylamak, değiştirmek',
            'To take, confirm and change bookings',
            'Buchungen annehmen, bestätigen, ändern',
            'Принять, подтвердить, изменить бронь',
          ),
          text(
            'Kanun m. 5/2-c: sözleşme',
            'Art. 5(2)(c) of the Law; Art. 6(1)(b) GDPR: contract',
            'Art. 5 Abs. 2 c Gesetz; Art. 6 Abs. 1 b DSGVO: Vertrag',
            'Ст. 5(2)(c) Закона; ст. 6(1)(b) GDPR: договор',
          ),
        ],
        [
          text(
            'Kimlik, pasaport, uyruk, doğum tarihi',
            'Identity or passport data, nationality, date of birth',
            'Ausweisdaten, Staatsangehörigkeit, Geburtsdatum',
            'Данные документа, гражданство, дата рождения',
          ),
          text(
            'Kolluğa kimlik bildirimi',
            'To report guests to the police',
            'Meldung an die Polizei',
            'Уведомление полиции о проживающих',
          ),
          text(
            'm. 5/2-a ve ç: 1774 sayılı Kanun',
            'Art. 5(2)(a), (ç); Art. 6(1)(c) GDPR: Law no. 1774',
            'Art. 5 Abs. 2 a, ç; Art. 6 Abs. 1 c DSGVO: Gesetz Nr. 1774',
            'Ст. 5(2)(a), (ç); ст. 6(1)(c) GDPR: Закон № 1774',
          ),
        ],
        [
          text(
            'Fatura ve ödeme bilgileri',
            'Invoice and payment data',
            'Rechnungs- und Zahlungsdaten',
            'Платёжные данные',
          ),
          text(
            'Tahsilat, iade, muhasebe',
            'Payment, refunds, accounts',
            'Zahlung, Erstattung, Buchhaltung',
            'Оплата, возврат, учёт',
          ),
          text(
            'm. 5/2-ç: vergi ve ticaret mevzuatı',
            'Art. 5(2)(ç); Art. 6(1)(c) GDPR: tax and commercial law',
            'Art. 5 Abs. 2 ç; Art. 6 Abs. 1 c DSGVO: Steuer- und Handelsrecht',
            'Ст. 5(2)(ç); ст. 6(1)(c) GDPR: налоговое право',
          ),
        ],
        [
          text(
            'Oda, yemek, tatil tercihleri',
            'Wishes for room, table and leisure',
            'Wünsche zu Zimmer, Tisch, Freizeit',
            'Пожелания к номеру, столу, досугу',
          ),
          text(
            'Kalışı isteğinize göre hazırlamak',
            'To prepare the stay as you like it',
            'Den Aufenthalt nach Wunsch vorbereiten',
            'Подготовить проживание по вашему вкусу',
          ),
          text(
            'm. 5/2-c ve f: sözleşme, meşru menfaat',
            'Art. 5(2)(c), (f); Art. 6(1)(b), (f) GDPR',
            'Art. 5 Abs. 2 c, f; Art. 6 Abs. 1 b, f DSGVO',
            'Ст. 5(2)(c), (f); ст. 6(1)(b), (f) GDPR',
          ),
        ],
        [
          text('Sağlık bilgisi, alerji', 'Health data, allergies', 'Gesundheitsdaten, Allergien', 'Здоровье, аллергии'),
          text(
            'Güvenli spa bakımı ve yemek',
            'Safe treatments and food',
            'Sichere Anwendungen und Speisen',
            'Безопасные процедуры и еда',
          ),
          text(
            'm. 6/3: açık rıza',
            'Art. 6(3) of the Law; Art. 9(2)(a) GDPR: explicit consent',
            'Art. 6 Abs. 3 Gesetz; Art. 9 Abs. 2 a DSGVO: Einwilligung',
            'Ст. 6(3) Закона; ст. 9(2)(a) GDPR: явное согласие',
          ),
        ],
        [
          text('Kamera görüntüsü', 'Camera images', 'Kamerabilder', 'Записи камер'),
          text(
            'Ortak alanlarda güvenlik',
            'Safety in common areas',
            'Sicherheit in gemeinsamen Bereichen',
            'Безопасность в общих зонах',
          ),
          text(
            'm. 5/2-f: meşru menfaat',
            'Art. 5(2)(f); Art. 6(1)(f) GDPR: legitimate interest',
            'Art. 5 Abs. 2 f; Art. 6 Abs. 1 f DSGVO: berechtigtes Interesse',
            'Ст. 5(2)(f); ст. 6(1)(f) GDPR: законный интерес',
          ),
        ],
        [
          text('İnternet erişim kaydı', 'Internet access log', 'Internetprotokoll', 'Журнал доступа в сеть'),
          text(
            'Yasal kayıt yükümlülüğü',
            'A duty to keep logs',
            'Gesetzliche Protokollpflicht',
            'Обязанность хранить журнал',
          ),
          text(
            'm. 5/2-ç: 5651 sayılı Kanun',
            'Art. 5(2)(ç); Art. 6(1)(c) GDPR: Law no. 5651',
            'Art. 5 Abs. 2 ç; Art. 6 Abs. 1 c DSGVO: Gesetz Nr. 5651',
            'Ст. 5(2)(ç); ст. 6(1)(c) GDPR: Закон № 5651',
          ),
        ],
        [
          text(
            'E-posta, bülten onayı',
            'E-mail and newsletter consent',
            'E-Mail und Newsletter-Einwilligung',
            'Почта и согласие на рассылку',
          ),
          text(
            'Yılda dört mektup göndermek',
            'To send four letters a year',
            'Vier Briefe im Jahr',
            'Четыре письма в год',
          ),
          text(
            'm. 5/1: açık rıza; 6563 sayılı Kanun',
            'Art. 5(1); Art. 6(1)(a) GDPR: consent; Law no. 6563',
            'Art. 5 Abs. 1; Art. 6 Abs. 1 a DSGVO: Einwilligung; Gesetz Nr. 6563',
            'Ст. 5(1); ст. 6(1)(a) GDPR: согласие; Закон № 6563',
          ),
        ],
      ],
    ),
    listed(
      'collection',
      text(
        '4. Toplama yöntemleri',
        '4. How data reach us',
        '4. Wie Daten zu uns kommen',
        '4. Как данные к нам попадают',
      ),
      text(
        'Verileri tümüyle ya da kısmen otomatik yollarla veya bir kayıt sisteminin parçası olarak elle toplarız:',
        'We collect data by automatic means, wholly or in part, or by hand as part of a filing system:',
        'Wir erheben Daten ganz oder teilweise automatisiert oder von Hand als Teil einer Ablage:',
        'Мы собираем данные автоматически полностью или частично либо вручную как часть картотеки:',
      ),
      [
        text(
          'İnternet sitesindeki arama, iletişim ve bülten formlarından; uygulamadan.',
          'from the search, contact and newsletter forms of this site, and from the app;',
          'über Such-, Kontakt- und Newsletterformular dieser Website und die App;',
          'из форм поиска, связи и рассылки на сайте и из приложения;',
        ),
        text(
          'Çağrı merkezinden, e-postadan ve mesajlaşma uygulamalarından.',
          'from the call centre, e-mail and messaging services;',
          'über Telefonzentrale, E-Mail und Nachrichtendienste;',
          'от колл-центра, по почте и из мессенджеров;',
        ),
        text(
          'Rezervasyonu aracılığıyla yaptığınız acente, tur operatörü ya da kurumdan.',
          'from the agency, tour operator or company that booked for you;',
          'vom Reisebüro, Veranstalter oder Unternehmen, das für Sie gebucht hat;',
          'от агентства, туроператора или компании, бронировавших для вас;',
        ),
        text(
          'Girişte doldurulan kayıt kartından, spa formundan ve çocuk kulübü kaydından.',
          'from the registration card, the spa form and the club’s register;',
          'aus Meldeschein, Spa-Bogen und Anmeldung im Kinderclub;',
          'из регистрационной карты, анкеты спа и журнала детского клуба;',
        ),
        text(
          'Otellerdeki güvenlik kameralarından ve kablosuz ağdan.',
          'from security cameras and the wireless network of the hotels.',
          'aus Sicherheitskameras und WLAN der Hotels.',
          'с камер безопасности и из беспроводной сети отелей.',
        ),
      ],
    ),
    plain(
      'consent',
      text('5. Açık rıza', '5. Consent', '5. Einwilligung', '5. Согласие'),
      text(
        'Açık rıza yalnız başka bir hukuki sebep yoksa istenir, hizmetin koşulu yapılmaz ve ayrı bir kutuyla alınır. Verdiğiniz rızayı istediğiniz an, verdiğiniz kadar kolay geri alabilirsiniz: e-postadaki bağlantıyla, uygulamanın ayarlarından, resepsiyona söyleyerek ya da kvkk@crystalhotels.example adresine tek satır yazarak. Geri alma ileriye etkilidir; o âna kadar yapılan işlemleri geçersiz kılmaz.',
        'We ask for consent only where no other ground applies, never make it a condition of service, and take it by a box of its own. You may withdraw it at any time and as easily as you gave it: by the link in an e-mail, in the settings of the app, at the front desk, or by one line to kvkk@crystalhotels.example. Withdrawal works for the future and leaves lawful what was done before.',
        'Um Einwilligung bitten wir nur, wenn es keine andere Grundlage gibt; sie ist nie Bedingung einer Leistung und hat ein eigenes Kästchen. Sie können sie jederzeit so leicht widerrufen, wie Sie sie erteilt haben: über den Link in der E-Mail, in den Einstellungen der App, an der Rezeption oder mit einer Zeile an kvkk@crystalhotels.example. Der Widerruf gilt für die Zukunft.',
        'Согласия мы просим, только если нет иного основания; оно не бывает условием услуги и берётся отдельной отметкой. Отозвать его можно в любой момент и так же просто, как дать: по ссылке в письме, в настройках приложения, на ресепшене или одной строкой на kvkk@crystalhotels.example. Отзыв действует на будущее и не делает незаконным сделанное ранее.',
      ),
      text(
        'Sağlık verisi ve biyometrik veri gibi özel nitelikli kişisel verilerden yalnız sizin bildirdiğiniz sağlık bilgisini işleriz. Biyometrik veri toplamayız: oda kapıları kartla açılır, yüz ya da parmak izi tanıma kullanılmaz.',
        'Of special categories of data we process only the health information that you give us. We collect no biometric data: doors open by card, and there is no recognition of faces or fingerprints.',
        'Von den besonderen Kategorien verarbeiten wir nur Gesundheitsangaben, die Sie selbst machen. Biometrische Daten erheben wir nicht: Türen öffnen mit Karte, Gesichter und Fingerabdrücke werden nicht erkannt.',
        'Из особых категорий мы обрабатываем лишь сведения о здоровье, которые вы сообщили сами. Биометрию не собираем: двери открываются картой, распознавания лиц и отпечатков нет.',
      ),
    ),
    listed(
      'transfer',
      text('6. Aktarım', '6. Who receives data', '6. Empfänger', '6. Кому передаются данные'),
      text(
        'Verilerinizi satmayız ve kiralamayız. Kanun’un 8. ve 9. maddelerine göre, gereken kadarıyla şunlara aktarırız:',
        'We neither sell nor rent your data. Under Articles 8 and 9 of the Law we pass on what is needed to:',
        'Wir verkaufen und vermieten Ihre Daten nicht. Nach Artikel 8 und 9 des Gesetzes geben wir das Nötige weiter an:',
        'Мы не продаём и не сдаём в аренду ваши данные. По статьям 8 и 9 Закона в необходимом объёме передаём их:',
      ),
      [
        text(
          'Yetkili kamu kurumlarına: kolluk, vergi daireleri, mahkemeler; yalnız kanunun istediği hâllerde.',
          'authorities such as police, tax offices and courts, where the law requires it;',
          'Behörden wie Polizei, Finanzamt und Gerichte, wenn das Gesetz es verlangt;',
          'государственным органам: полиции, налоговой, судам — когда этого требует закон;',
        ),
        text(
          'Grubun kaldığınız oteline ve A-Club’ın yürütülmesi için öteki otellerine.',
          'the hotel where you stay and, for A-Club, the other hotels of the group;',
          'das Hotel, in dem Sie wohnen, und für den A-Club an die übrigen Häuser;',
          'отелю, где вы живёте, а для A-Club — другим отелям группы;',
        ),
        text(
          'Bankalara, ödeme kuruluşlarına, bağımsız denetçilere ve hukuk danışmanlarına.',
          'banks, payment providers, auditors and lawyers;',
          'Banken, Zahlungsdienste, Prüfer und Anwälte;',
          'банкам, платёжным сервисам, аудиторам и юристам;',
        ),
        text(
          'Rezervasyon yazılımı, barındırma, e-posta gönderimi ve transfer hizmeti veren iş ortaklarına; hepsiyle yazılı veri işleme sözleşmemiz vardır.',
          'partners who provide booking software, hosting, mailing and transfers, all bound by a written processing contract;',
          'Partner für Buchungssoftware, Hosting, Versand und Transfer, alle mit Vertrag zur Auftragsverarbeitung;',
          'партнёрам: система бронирования, хостинг, рассылка, трансфер — со всеми есть письменный договор обработки;',
        ),
        text(
          'Yurt dışına: rezervasyon sisteminin Frankfurt’taki yedeğine, standart sözleşmeyle ve Kurul’a bildirilerek.',
          'abroad: the backup of the booking system in Frankfurt, under a standard contract that the Board has been told of.',
          'ins Ausland: an die Sicherung des Buchungssystems in Frankfurt, mit der Behörde gemeldetem Standardvertrag.',
          'за рубеж: резервная копия системы бронирования во Франкфурте, по стандартному договору, о котором уведомлён Совет.',
        ),
      ],
    ),
    tabled(
      'retention',
      text('7. Saklama süreleri', '7. Retention', '7. Aufbewahrung', '7. Сроки хранения'),
      [
        text('Kayıt', 'Record', 'Datensatz', 'Запись'),
        text('Süre', 'Period', 'Frist', 'Срок'),
        text('Dayanak', 'Reason', 'Grund', 'Причина'),
      ],
      [
        [
          text(
            'Rezervasyon, sözleşme, fatura',
            'Booking, contract, invoice',
            'Buchung, Vertrag, Rechnung',
            'Бронь, договор, счёт',
          ),
          text('10 yıl', '10 years', '10 Jahre', '10 лет'),
          text(
            'Türk Ticaret Kanunu',
            'Turkish Commercial Code',
            'Türkisches Handelsgesetzbuch',
            'Торговый кодекс Турции',
          ),
        ],
        [
          text('Kimlik bildirimi', 'Identity report', 'Meldedaten', 'Уведомление о проживании'),
          text('1 yıl', '1 year', '1 Jahr', '1 год'),
          text('1774 sayılı Kanun', 'Law no. 1774', 'Gesetz Nr. 1774', 'Закон № 1774'),
        ],
        [
          text('Kamera kaydı', 'Camera recording', 'Kameraaufnahme', 'Запись камер'),
          text('30 gün', '30 days', '30 Tage', '30 дней'),
          text('güvenlik', 'safety', 'Sicherheit', 'безопасность'),
        ],
        [
          text('İnternet kaydı', 'Internet log', 'Internetprotokoll', 'Журнал сети'),
          text('2 yıl', '2 years', '2 Jahre', '2 года'),
          text('5651 sayılı Kanun', 'Law no. 5651', 'Gesetz Nr. 5651', 'Закон № 5651'),
        ],
        [
          text('İletişim formu', 'Contact form', 'Kontaktformular', 'Форма связи'),
          text('1 yıl', '1 year', '1 Jahr', '1 год'),
          text('yanıt ve ispat', 'reply and proof', 'Antwort und Nachweis', 'ответ и доказательство'),
        ],
        [
          text('A-Club üyeliği', 'A-Club membership', 'A-Club-Mitgliedschaft', 'Членство в A-Club'),
          text('üyelik + 1 yıl', 'membership + 1 year', 'Mitgliedschaft + 1 Jahr', 'членство + 1 год'),
          text('sözleşme', 'contract', 'Vertrag', 'договор'),
        ],
        [
          text('Bülten onayı', 'Newsletter consent', 'Newsletter-Einwilligung', 'Согласие на рассылку'),
          text('geri almadan sonra 3 yıl', '3 years after withdrawal', '3 Jahre nach Widerruf', '3 года после отзыва'),
          text('ispat yükü', 'burden of proof', 'Nachweispflicht', 'бремя доказывания'),
        ],
      ],
    ),
    plain(
      'security',
      text('8. Veri güvenliği', '8. Security', '8. Sicherheit', '8. Безопасность'),
      text(
        'Kanun’un 12. maddesi uyarınca uygun teknik ve idari tedbirleri alırız: erişim yetkileri göreve göre verilir ve her üç ayda bir gözden geçirilir, sunucular arasındaki bağlantılar şifrelidir, yedekler ayrı yerde tutulur, çalışanlar yılda iki kez eğitim alır, sızma testleri yılda bir bağımsız bir kuruluşa yaptırılır. Kâğıt formlar kilitli dolapta durur ve süresi dolunca kıyılır.',
        'Under Article 12 of the Law and Article 32 GDPR we take suitable technical and organisational measures: rights of access follow the task and are reviewed every three months, connections are encrypted, backups are kept elsewhere, staff are trained twice a year, and an independent firm tests our systems once a year. Paper forms lie in locked cupboards and are shredded when their time is up.',
        'Nach Artikel 12 des Gesetzes und Artikel 32 DSGVO treffen wir geeignete Maßnahmen: Zugriffsrechte folgen der Aufgabe und werden vierteljährlich geprüft, Verbindungen sind verschlüsselt, Sicherungen liegen getrennt, Beschäftigte werden zweimal im Jahr geschult, und eine unabhängige Firma testet unsere Systeme jährlich. Papier liegt in verschlossenen Schränken und wird nach Ablauf geschreddert.',
        'По статье 12 Закона и статье 32 GDPR мы принимаем надлежащие меры: права доступа зависят от задачи и пересматриваются раз в три месяца, соединения зашифрованы, резервные копии хранятся отдельно, сотрудников обучают дважды в год, независимая фирма ежегодно проверяет системы. Бумажные анкеты лежат в запертых шкафах и по истечении срока измельчаются.',
      ),
      text(
        'Bütün bunlara karşın bir ihlal olursa Kişisel Verileri Koruma Kurulu’na en geç 72 saat içinde bildirir, etkilenen kişilere ne olduğunu, olası sonuçlarını ve ne yapmaları gerektiğini sade bir dille anlatırız.',
        'Should there be a breach all the same, we report it to the Board within 72 hours and tell those concerned, in plain words, what happened, what may follow and what they can do.',
        'Kommt es dennoch zu einer Verletzung, melden wir sie binnen 72 Stunden der Behörde und sagen den Betroffenen in klaren Worten, was geschehen ist, was folgen kann und was sie tun können.',
        'Если нарушение всё же произойдёт, мы сообщим Совету в течение 72 часов и простыми словами расскажем затронутым лицам, что случилось, чем это грозит и что делать.',
      ),
    ),
    plain(
      'children',
      text('9. Çocuklar', '9. Children', '9. Kinder', '9. Дети'),
      text(
        'Rezervasyonda çocukların doğum tarihini, oda ve yatak düzeni ile koşullar yaşa göre değiştiği için sorarız. Çocuk kulübüne kayıtta ad, yaş, dil, alerji ve teslim alabilecek kişiler yazılır; bu bilgiler kulüp ekibi dışında kimseye açılmaz. 18 yaşından küçükler sitemizde hesap açamaz, bültene yazılamaz. Bir çocuğun verisinin velisinden habersiz bize ulaştığını öğrenirsek onu gecikmeden sileriz.',
        'When you book we ask for children’s dates of birth, since rooms, beds and conditions depend on age. The club’s register holds name, age, language, allergies and who may collect the child, and nobody outside the team sees it. Those under 18 cannot open an account or subscribe. If we learn that a child’s data reached us without a parent’s knowledge, we delete them without delay.',
        'Bei der Buchung fragen wir nach dem Geburtsdatum von Kindern, weil Zimmer, Betten und Bedingungen vom Alter abhängen. Im Club stehen Name, Alter, Sprache, Allergien und Abholberechtigte; außerhalb des Teams sieht das niemand. Unter 18 kann man kein Konto anlegen und keinen Newsletter bestellen. Daten, die ohne Wissen der Eltern zu uns kamen, löschen wir unverzüglich.',
        'При бронировании мы спрашиваем даты рождения детей: от возраста зависят номер, кровати и условия. В журнале клуба — имя, возраст, язык, аллергии и кто может забрать ребёнка; вне команды этого никто не видит. До 18 лет нельзя завести учётную запись или подписаться. Данные ребёнка, полученные без ведома родителей, мы удаляем без промедления.',
      ),
    ),
    listed(
      'rights',
      text('10. Haklarınız', '10. Your rights', '10. Ihre Rechte', '10. Ваши права'),
      text(
        'Kanun’un 11. maddesi uyarınca bize başvurarak:',
        'Under Article 11 of the Law, and Articles 15 to 22 GDPR, you may:',
        'Nach Artikel 11 des Gesetzes und Artikel 15 bis 22 DSGVO können Sie:',
        'По статье 11 Закона и статьям 15–22 GDPR вы можете:',
      ),
      [
        text(
          'kişisel verinizin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilirsiniz;',
          'learn whether we process your data, and be told how;',
          'erfahren, ob und wie wir Ihre Daten verarbeiten;',
          'узнать, обрабатываются ли ваши данные и как;',
        ),
        text(
          'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenebilirsiniz;',
          'learn the purpose, and whether use keeps to it;',
          'den Zweck erfahren und ob er eingehalten wird;',
          'узнать цель и соблюдается ли она;',
        ),
        text(
          'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilebilirsiniz;',
          'know the third parties at home and abroad who received them;',
          'die Empfänger im In- und Ausland kennen;',
          'знать, каким третьим лицам они переданы;',
        ),
        text(
          'eksik ya da yanlış işlenmişse düzeltilmesini isteyebilirsiniz;',
          'have them corrected when incomplete or wrong;',
          'Unvollständiges oder Falsches berichtigen lassen;',
          'потребовать исправления неполных или неверных данных;',
        ),
        text(
          '7. maddedeki koşullarda silinmesini veya yok edilmesini, bu işlemlerin aktarılan kişilere bildirilmesini isteyebilirsiniz;',
          'have them deleted or destroyed under Article 7, and recipients told;',
          'sie nach Artikel 7 löschen oder vernichten und Empfänger unterrichten lassen;',
          'потребовать удаления или уничтожения по статье 7 и уведомления получателей;',
        ),
        text(
          'münhasıran otomatik sistemlerle analiz sonucu aleyhinize çıkan bir sonuca itiraz edebilirsiniz;',
          'object to a result against you reached by automatic analysis alone;',
          'einem allein automatisch entstandenen Nachteil widersprechen;',
          'возразить против вывода, сделанного исключительно автоматически;',
        ),
        text(
          'kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteyebilirsiniz.',
          'claim compensation for damage from unlawful processing;',
          'Ersatz für Schäden aus unrechtmäßiger Verarbeitung verlangen;',
          'потребовать возмещения вреда от незаконной обработки;',
        ),
        text(
          'GDPR size uygulanıyorsa, işlemenin sınırlandırılmasını ve verinizin size ya da başka birine taşınmasını da isteyebilirsiniz.',
          'and, where the GDPR applies, ask for restriction of processing and for your data in a portable form.',
          'und, wo die DSGVO gilt, Einschränkung und Übertragbarkeit verlangen.',
          'а если применим GDPR — потребовать ограничения обработки и переноса данных.',
        ),
      ],
    ),
    plain(
      'apply',
      text('11. Başvuru', '11. How to apply', '11. Antrag', '11. Как подать запрос'),
      text(
        'Başvurunuzu Türkçe ya da bildiğiniz bu sitedeki dillerden birinde; yukarıdaki adrese ıslak imzayla, noter aracılığıyla, güvenli elektronik imza veya kayıtlı elektronik posta ile ya da sistemimizde kayıtlı e-postanızdan kvkk@crystalhotels.example adresine yapabilirsiniz. Ad ve soyadınız, Türkiye Cumhuriyeti yurttaşıysanız kimlik numaranız, değilseniz uyruğunuz ve pasaport numaranız, yanıt adresiniz ve isteğinizin konusu bulunmalıdır.',
        'Apply in any language of this site: by signed letter to the address above, by notary, by secure electronic signature, or from the e-mail address that we know to kvkk@crystalhotels.example. Give your name, an identity or passport number and nationality, an address for the reply, and the subject of your request. We may ask one question to make sure that it is you.',
        'Stellen Sie den Antrag in einer Sprache dieser Website: mit unterschriebenem Brief an die obige Anschrift, über einen Notar, mit qualifizierter elektronischer Signatur oder von der uns bekannten Adresse an kvkk@crystalhotels.example. Nennen Sie Namen, Ausweis- oder Passnummer, Staatsangehörigkeit, Antwortadresse und Anliegen. Zur Sicherheit stellen wir eventuell eine Rückfrage.',
        'Запрос можно подать на любом языке сайта: подписанным письмом по адресу выше, через нотариуса, с электронной подписью или с известной нам почты на kvkk@crystalhotels.example. Укажите имя, номер документа и гражданство, адрес для ответа и суть запроса. Чтобы убедиться, что это вы, мы можем задать один вопрос.',
      ),
      text(
        'Başvuruyu niteliğine göre en kısa sürede ve en geç otuz gün içinde ücretsiz sonuçlandırırız; yanıt on sayfayı aşarsa Kurul tarifesindeki ücret istenebilir. Başvurunuz reddedilir, yanıt yetersiz bulunur ya da süresinde yanıt verilmezse, yanıtı öğrendiğiniz tarihten itibaren otuz, her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
        'We decide as soon as we can, within thirty days at the latest, and free of charge; for answers of more than ten pages the Board’s tariff may apply. If we refuse, answer too little or too late, you may complain to the Turkish Personal Data Protection Board within thirty days of the answer and sixty days of your request at the latest, or to the authority of the country where you live.',
        'Wir entscheiden so bald wie möglich, spätestens binnen dreißig Tagen, und kostenlos; ab zehn Seiten kann der Tarif der Behörde gelten. Lehnen wir ab oder antworten wir ungenügend oder zu spät, können Sie sich binnen dreißig Tagen nach der Antwort, spätestens sechzig Tage nach dem Antrag, bei der türkischen Datenschutzbehörde beschweren oder bei der Behörde Ihres Wohnsitzes.',
        'Мы решаем как можно скорее, не позднее тридцати дней, и бесплатно; за ответ длиннее десяти страниц может взиматься плата по тарифу Совета. Если мы отказали, ответили неполно или поздно, в течение тридцати дней после ответа и не позднее шестидесяти дней после запроса можно пожаловаться в Совет по защите персональных данных Турции или в орган по месту жительства.',
      ),
    ),
    plain(
      'stay',
      text('12. Konaklama sırasında', '12. During your stay', '12. Während des Aufenthalts', '12. Во время проживания'),
      text(
        'Kapı kartı yalnız odanızın numarasını ve geçerlilik süresini taşır; adınız kartta yazmaz. Kartın kapıyı ne zaman açtığı, bir güvenlik olayında incelenmek üzere on dört gün tutulur. Minibar ve restoran harcamaları odanıza yazılır, çıkışta görüp itiraz edebilirsiniz. Kat görevlileri odada gördüklerini not etmez; bulunan eşya tutanakla resepsiyona verilir ve altı ay saklanır.',
        'The door card carries the number of your room and the dates alone; your name is not on it. When it opened the door is kept for fourteen days, to be looked at after an incident. What you take from minibar and restaurants is charged to the room, and you see and may dispute it at departure. Housekeeping notes nothing of what it sees; things found are recorded and kept for six months.',
        'Die Türkarte enthält nur Zimmernummer und Gültigkeit, nicht Ihren Namen. Wann sie die Tür geöffnet hat, bleibt vierzehn Tage gespeichert, um nach einem Vorfall nachsehen zu können. Verzehr wird aufs Zimmer gebucht; bei der Abreise sehen Sie ihn und können widersprechen. Der Zimmerservice notiert nichts von dem, was er sieht; Fundsachen werden aufgenommen und sechs Monate verwahrt.',
        'Карта от двери содержит лишь номер комнаты и срок; имени на ней нет. Время открытия двери хранится четырнадцать дней — на случай происшествия. Расходы в мини-баре и ресторанах записываются на номер; при выезде вы их увидите и можете оспорить. Горничные не записывают увиденного; найденные вещи передают по акту и хранят шесть месяцев.',
      ),
      text(
        'Etkinliklerde çekilen fotoğraflarda tanınabilir biçimde yer alan konuklardan önceden izin alınır. Çekim yapılan alan girişte bir tabelayla belirtilir; görüntüde yer almak istemeyenler için sahneye kapalı bir oturma bölümü ayrılır. Yayımlanmış bir fotoğraftan çıkarılmak isterseniz yazmanız yeter: kendi kanallarımızdan üç iş günü içinde kaldırır, basılı malzemede bir sonraki baskıda değiştiririz.',
        'Guests who can be recognised in photographs of events are asked beforehand. A sign at the entrance says where pictures are taken, and seats out of the camera’s sight are kept. If you wish to be taken out of a published picture, write to us: our own channels follow within three working days, printed matter with the next edition.',
        'Gäste, die auf Bildern von Veranstaltungen erkennbar sind, werden vorher gefragt. Ein Schild am Eingang sagt, wo fotografiert wird, und außerhalb des Bildes sind Plätze frei. Möchten Sie aus einem veröffentlichten Bild verschwinden, genügt eine Nachricht: in unseren Kanälen binnen drei Werktagen, in Drucksachen mit der nächsten Auflage.',
        'Гостей, узнаваемых на снимках с мероприятий, спрашивают заранее. О съёмке предупреждает табличка у входа, вне кадра оставлены места. Если хотите исчезнуть с опубликованного снимка, напишите: из наших каналов уберём за три рабочих дня, из печатных материалов — в следующем тираже.',
      ),
    ),
    plain(
      'camera',
      text(
        '13. Kameralar ve kablosuz ağ',
        '13. Cameras and the wireless network',
        '13. Kameras und WLAN',
        '13. Камеры и беспроводная сеть',
      ),
      text(
        'Kameralar giriş, resepsiyon, koridor, asansör önü, otopark, mutfak yükleme alanı ve havuz çevresini görür; her birinin altında bir tabela vardır. Odalarda, balkonlarda, soyunma yerlerinde, tuvaletlerde, hamam ve saunada, çocuk kulübünün uyku odasında kamera bulunmaz. Görüntüleri yalnız güvenlik amiri ile otel müdürü, ikisi birlikte ve tutanakla açabilir. Ses kaydedilmez, yüz tanıma yapılmaz. Kablosuz ağda hangi siteye girdiğinizi değil, bağlantının ne zaman ve hangi adresle kurulduğunu kaydederiz; yasa bunu ister.',
        'Cameras see the entrance, reception, corridors, lifts, car park, loading bay and the surroundings of the pools, each with a sign beneath it. There are none in rooms, on balconies, in changing rooms, toilets, hamam or sauna, nor in the club’s sleeping room. Only the head of security and the manager together may open a recording, and they sign for it. There is no sound and no recognition of faces. On the wireless network we record when and with which address a connection was made, as the law demands, not which sites you visit.',
        'Kameras sehen Eingang, Rezeption, Flure, Aufzüge, Parkplatz, Laderampe und die Umgebung der Pools; unter jeder hängt ein Schild. Keine gibt es in Zimmern, auf Balkonen, in Umkleiden, Toiletten, Hamam und Sauna sowie im Schlafraum des Kinderclubs. Aufnahmen öffnen nur Sicherheitsleitung und Direktion gemeinsam und mit Protokoll. Ton und Gesichtserkennung gibt es nicht. Im WLAN speichern wir, wann und mit welcher Adresse eine Verbindung bestand, wie es das Gesetz verlangt, nicht aber, welche Seiten Sie besuchen.',
        'Камеры видят вход, ресепшен, коридоры, лифты, парковку, зону разгрузки и территорию у бассейнов; под каждой висит табличка. Камер нет в номерах, на балконах, в раздевалках, туалетах, хамаме, сауне и спальне детского клуба. Запись открывают только начальник охраны и директор вместе, под протокол. Звук не пишется, лица не распознаются. В беспроводной сети мы фиксируем, когда и с каким адресом было соединение, как требует закон, но не то, какие сайты вы посещаете.',
      ),
      text(
        'Bir kayıtta kendinizi görmek isterseniz tarih, saat ve yeri bildirin; öteki kişilerin yüzleri kapatılarak, otelde görevli bir çalışanın yanında izleyebilirsiniz. Adli makamların istediği kayıt ayrı bir ortama alınır ve soruşturma bitene dek saklanır.',
        'If you wish to see yourself in a recording, name date, hour and place; you may watch it in the presence of a member of staff, with other faces covered. What a court asks for is kept apart until the matter is closed.',
        'Möchten Sie sich in einer Aufnahme sehen, nennen Sie Datum, Uhrzeit und Ort; Sie können sie mit verdeckten fremden Gesichtern im Beisein einer Mitarbeiterin ansehen. Was ein Gericht verlangt, wird getrennt bis zum Abschluss verwahrt.',
        'Чтобы увидеть себя на записи, сообщите дату, час и место; её можно посмотреть при сотруднике, лица других людей будут закрыты. Запись, затребованную судом, хранят отдельно до окончания дела.',
      ),
    ),
    plain(
      'changes',
      text('14. Değişiklikler', '14. Changes', '14. Änderungen', '14. Изменения'),
      text(
        'Bu metin 1 Ekim 2026’da güncellenmiştir. Önemli bir değişiklikte en az on beş gün önceden bu sayfada ve A-Club üyelerine e-postayla haber veririz; eski metinleri isteyene göndeririz. Metnin dilleri arasında fark olursa Türkiye’de bulunanlar için Türkçesi esas alınır.',
        'This notice was last revised on 1 October 2026. Important changes are announced here, and to members of A-Club by e-mail, at least fifteen days ahead; earlier versions are sent on request. Where the languages differ, the Turkish text prevails within Türkiye.',
        'Stand dieser Hinweise: 1. Oktober 2026. Wichtige Änderungen kündigen wir mindestens fünfzehn Tage vorher hier und den Mitgliedern des A-Clubs per E-Mail an; frühere Fassungen senden wir auf Wunsch. Bei Abweichungen gilt in der Türkei der türkische Text.',
        'Последняя редакция — 1 октября 2026 года. О важных изменениях сообщаем не менее чем за пятнадцать дней здесь и участникам A-Club по почте; прежние редакции пришлём по просьбе. При расхождениях на территории Турции действует турецкий текст.',
      ),
    ),
  ],
}
