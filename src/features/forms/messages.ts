/** Field labels, validation messages and answers of the forms. */
import { texts } from '../../config/texts.ts'

export const validation = texts({
  tr: {
    required: 'Bu alan zorunludur.',
    letters: 'Lütfen yalnızca boşluk ve harf kullanın.',
    email: 'Lütfen geçerli bir e-posta adresi girin.',
    phone: 'Lütfen geçerli bir telefon numarası girin.',
    onePhone: 'Lütfen buraya tek bir telefon numarası girin.',
    consent: 'Kişisel Verilerin Korunması Kanunu metnini kabul etmelisiniz.',
    long: 'Bu metin çok uzun: en fazla {{most}} karakter yazabilirsiniz.',
    arrival: 'Lütfen bugünden itibaren bir giriş tarihi seçin.',
    departure: 'Lütfen girişten sonraki bir çıkış tarihi seçin.',
    births: 'Lütfen her çocuğun doğum tarihini girin: girişte 0–11 yaş.',
    noChildren: 'Bu otel çocuk kabul etmez.',
  },
  en: {
    required: 'Required Field.',
    letters: 'Please use only spaces and letters.',
    email: 'Please enter a valid e-mail address.',
    phone: 'Please enter a valid phone number.',
    onePhone: 'Please enter one phone number only.',
    consent: 'You must accept the Personal Data Protection Law.',
    long: 'This text is too long: at most {{most}} characters.',
    arrival: 'Please choose a day of arrival from today on.',
    departure: 'Please choose a day of departure after your arrival.',
    births: 'Please give each child’s date of birth: 0 to 11 years on arrival.',
    noChildren: 'This hotel does not take children.',
  },
  de: {
    required: 'Pflichtfeld.',
    letters: 'Bitte verwenden Sie nur Leerzeichen und Buchstaben.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    onePhone: 'Bitte geben Sie hier nur eine Telefonnummer ein.',
    consent: 'Bitte stimmen Sie den Datenschutzhinweisen zu.',
    long: 'Dieser Text ist zu lang: Erlaubt sind höchstens {{most}} Zeichen.',
    arrival: 'Bitte wählen Sie einen Anreisetag ab heute.',
    departure: 'Bitte wählen Sie einen Abreisetag nach der Anreise.',
    births: 'Bitte geben Sie für jedes Kind das Geburtsdatum an: 0 bis 11 Jahre bei der Anreise.',
    noChildren: 'Dieses Hotel nimmt keine Kinder auf.',
  },
  ru: {
    required: 'Обязательное поле.',
    letters: 'Используйте только буквы и пробелы.',
    email: 'Укажите, пожалуйста, правильный адрес электронной почты.',
    phone: 'Укажите, пожалуйста, правильный номер телефона.',
    onePhone: 'Укажите здесь, пожалуйста, только один номер телефона.',
    consent: 'Необходимо согласие на обработку персональных данных.',
    long: 'Текст слишком длинный: не более {{most}} знаков.',
    arrival: 'Выберите, пожалуйста, день заезда не раньше сегодняшнего.',
    departure: 'Выберите, пожалуйста, день выезда после заезда.',
    births: 'Укажите, пожалуйста, дату рождения каждого ребёнка: от 0 до 11 лет на день заезда.',
    noChildren: 'Этот отель не принимает детей.',
  },
})

export const contactForm = texts({
  tr: {
    fullName: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    phoneHint: 'Örneğin 0532\u00a0555\u00a001\u00a028; yurt dışı numarası ülke koduyla: +49\u00a0171\u00a03920012',
    subject: 'Konu',
    message: 'Mesaj',
    consent:
      '<privacy>Kişisel verilerin korunması metnini</privacy> okudum, verilerimin bu mesajı yanıtlamak için kullanılmasını kabul ediyorum.',
    requiredNote: 'Yıldızlı alanlar zorunludur.',
    required: 'zorunlu',
    submit: 'Mesajı gönderin',
    leaveEmpty: 'Bu alanı boş bırakın',
    success: 'Mesajınız Başarıyla İletildi!',
    failed: 'İletişim formunuzu alırken bir sorun oluştu!',
  },
  en: {
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Phone number',
    phoneHint: 'For example +44\u00a07700\u00a0900123, or 0532\u00a0555\u00a001\u00a028 in Türkiye',
    subject: 'Subject',
    message: 'Message',
    consent:
      'I have read the <privacy>privacy notice</privacy> and agree to my data being used to answer this message.',
    requiredNote: 'Fields marked with a star are required.',
    required: 'required',
    submit: 'Send message',
    leaveEmpty: 'Leave this field empty',
    success: 'Your Message Was Sent Successfully.',
    failed: 'Somethings went wrong!',
  },
  de: {
    fullName: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    phoneHint: 'Zum Beispiel +49\u00a0171\u00a03920012, in der Türkei 0532\u00a0555\u00a001\u00a028',
    subject: 'Betreff',
    message: 'Nachricht',
    consent:
      'Ich habe die <privacy>Datenschutzhinweise</privacy> gelesen und willige ein, dass meine Daten zur Beantwortung dieser Nachricht verwendet werden.',
    requiredNote: 'Mit Stern markierte Felder sind Pflichtfelder.',
    required: 'Pflichtfeld',
    submit: 'Nachricht senden',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    success: 'Ihre Nachricht wurde erfolgreich gesendet.',
    failed: 'Beim Senden ist etwas schiefgegangen!',
  },
  ru: {
    fullName: 'Имя и фамилия',
    email: 'Электронная почта',
    phone: 'Номер телефона',
    phoneHint: 'Например, +7\u00a0912\u00a0345-67-89 или турецкий 0532\u00a0555\u00a001\u00a028',
    subject: 'Тема',
    message: 'Сообщение',
    consent:
      'Даю согласие на использование моих данных для ответа на это сообщение на условиях <privacy>политики конфиденциальности</privacy>.',
    requiredNote: 'Поля со звёздочкой обязательны.',
    required: 'обязательно',
    submit: 'Отправить сообщение',
    leaveEmpty: 'Оставьте это поле пустым',
    success: 'Ваше сообщение успешно отправлено.',
    failed: 'При отправке произошла ошибка!',
  },
})

/** Words of the page that answers a form without script, beside the answer itself. */
export const notice = texts({
  tr: {
    invalidTitle: 'Lütfen yazdıklarınızı kontrol edin',
    invalid: 'Form gönderilmedi. Lütfen işaretli alanları düzeltin: yazdıklarınız yerinde duruyor.',
    failed: 'Yazdıklarınız yerinde duruyor.',
    limitedTitle: 'Lütfen biraz bekleyin',
    limited: 'Form gönderilmedi. Lütfen bir dakika bekleyip yeniden gönderin: yazdıklarınız yerinde duruyor.',
    foreign: 'Bu form başka bir web sitesine ait. Lütfen formu kendi sayfasından gönderin.',
    preview: 'Bu bir önizleme: form gönderilmedi.',
    type: 'Form, burada okunamayan bir biçimde geldi.',
    largeTitle: 'Metin çok uzun: lütfen kısaltın',
    large: 'Form gönderilmedi: metin çok uzun. Lütfen geri dönüp kısaltın.',
    unknownTitle: 'Formun bize ulaşıp ulaşmadığını henüz bilmiyoruz',
    unknown:
      'Formun bize ulaşıp ulaşmadığını henüz bilmiyoruz: yanıt gelmedi. Yazdıklarınız yerinde duruyor. Lütfen birkaç dakika sonra yeniden gönderin ya da bizi arayın.',
    unsent:
      'Sunucumuz yanıt vermedi. Lütfen tarayıcınızda geri dönün: yazdıklarınız yerinde duruyor. Birkaç dakika sonra yeniden gönderin ya da bizi arayın.',
  },
  en: {
    invalidTitle: 'Please check what you typed',
    invalid: 'The form was not sent. Please correct the marked fields: what you typed is still there.',
    failed: 'What you typed is still there.',
    limitedTitle: 'Please wait a moment',
    limited: 'The form was not sent. Please wait a minute and send it again: what you typed is still there.',
    foreign: 'This form belongs to another website. Please send it from its own page.',
    preview: 'This is a preview: the form was not sent.',
    type: 'The form arrived in a format that we cannot read.',
    largeTitle: 'The text is too long: please shorten it',
    large: 'The form was not sent: its text is too long. Please go back and shorten it.',
    unknownTitle: 'We do not know yet whether your form arrived',
    unknown:
      'We do not know yet whether your form arrived: no answer came back. What you typed is still there. Please send it again in a few minutes, or call us.',
    unsent:
      'Our server did not answer. Please go back in your browser: what you typed is still there. Send it again in a few minutes, or call us.',
  },
  de: {
    invalidTitle: 'Bitte prüfen Sie Ihre Angaben',
    invalid:
      'Das Formular wurde nicht gesendet. Bitte korrigieren Sie die markierten Felder: Ihre Angaben sind erhalten geblieben.',
    failed: 'Ihre Angaben sind erhalten geblieben.',
    limitedTitle: 'Bitte warten Sie einen Moment',
    limited:
      'Das Formular wurde nicht gesendet. Bitte warten Sie eine Minute und senden Sie es noch einmal: Ihre Angaben sind erhalten geblieben.',
    foreign: 'Dieses Formular gehört zu einer anderen Website. Bitte senden Sie es von der Seite, auf der es steht.',
    preview: 'Das ist eine Vorschau: Das Formular wurde nicht gesendet.',
    type: 'Das Formular kam in einem Format an, das hier nicht gelesen werden kann.',
    largeTitle: 'Der Text ist zu lang: Bitte kürzen Sie ihn',
    large: 'Das Formular wurde nicht gesendet: Der Text ist zu lang. Bitte gehen Sie zurück und kürzen Sie ihn.',
    unknownTitle: 'Wir wissen noch nicht, ob Ihr Formular angekommen ist',
    unknown:
      'Wir wissen noch nicht, ob Ihr Formular angekommen ist: Es kam keine Antwort. Ihre Angaben sind erhalten geblieben. Bitte senden Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
    unsent:
      'Unser Server hat nicht geantwortet. Bitte gehen Sie im Browser zurück: Was Sie eingegeben haben, ist noch da. Senden Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  },
  ru: {
    invalidTitle: 'Проверьте, пожалуйста, что вы ввели',
    invalid: 'Форма не отправлена. Исправьте, пожалуйста, отмеченные поля: всё, что вы ввели, осталось на месте.',
    failed: 'Всё, что вы ввели, осталось на месте.',
    limitedTitle: 'Подождите, пожалуйста, немного',
    limited:
      'Форма не отправлена. Подождите, пожалуйста, минуту и отправьте её ещё раз: всё, что вы ввели, осталось на месте.',
    foreign: 'Эта форма относится к другому сайту. Отправьте её, пожалуйста, с её собственной страницы.',
    preview: 'Это предварительный просмотр: форма не отправлена.',
    type: 'Форма пришла в формате, который мы не можем прочитать.',
    largeTitle: 'Текст слишком длинный: сократите его, пожалуйста',
    large: 'Форма не отправлена: текст слишком длинный. Вернитесь, пожалуйста, на предыдущую страницу и сократите его.',
    unknownTitle: 'Мы пока не знаем, дошла ли до нас форма',
    unknown:
      'Мы пока не знаем, дошла ли до нас форма: ответ не пришёл. Всё, что вы ввели, осталось на месте. Отправьте её, пожалуйста, ещё раз через несколько минут или позвоните нам.',
    unsent:
      'Наш сервер не ответил. Вернитесь, пожалуйста, в браузере назад: всё, что вы ввели, осталось на месте. Отправьте форму ещё раз через несколько минут или позвоните нам.',
  },
})
