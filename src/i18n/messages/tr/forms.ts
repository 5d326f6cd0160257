import type { Messages } from '../shape.ts'

export const validation: Messages['validation'] = {
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
}

export const contactForm: Messages['contactForm'] = {
  fullName: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon numarası',
  phoneHint: 'Örneğin 0532 555 01 28; yurt dışı numarası ülke koduyla: +49 171 3920012',
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
}

export const notice: Messages['notice'] = {
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
  unsentTitle: 'Form gönderilemedi',
  unsent:
    'Sunucumuz şu anda yanıt vermedi. Lütfen tarayıcınızda geri dönün: yazdıklarınız yerinde duruyor. Bir dakika sonra yeniden gönderin ya da bizi arayın.',
}
