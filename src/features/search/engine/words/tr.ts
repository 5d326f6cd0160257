import type { SearchWords } from '../topics.ts'
import { TURKISH_SYNONYMS } from './synonyms/tr.ts'

export const TURKISH: SearchWords = {
  stopWords:
    've veya ya da de ile için icin mi mı mu mü bir bu şu o ne nasıl nerede nereye nerde nereden hangi hangisi hangileri kaç kaçta kim var yok olan olarak ' +
    'en çok daha gibi kadar her hem ise ki ben biz siz sizin bizim benim misiniz mısınız musunuz müsünüz mıyız miyiz istiyorum istiyoruz arıyorum lazım gerek gerekli şart zorunlu olur mudur mıdır midir nedir ' +
    'varmı yokmu acaba lütfen sizde size bana bize bizi beni veriyor ediyor ediliyor yapılıyor yapabilir alabilir miyim edebilir gelebilir getirebilir girebilir kabul eden neler neresi ait dair ilgili hakkında bilgi içilir içiliyor verilir veriliyor alınır alınıyor bulunur bulunuyor yapılır içilebilir',
  denial: { question: 'var çalışıyorsunuz', answer: 'yok hayır' },
  weakWords:
    'otel oteller tesis iyi türkiye tatil tatili yer yeri güzel kabul izin mümkün konaklamak gelmek gitmek yapmak almak getirmek istemek bulmak kalmak uygun açılış kapanış saat saatleri saati çalışma seçenek seçenekleri sessiz sakin huzurlu ücretli ücretsiz paralı bedava fiyat fiyatı koşulları politikası kuralları bilgileri bilgisi listesi hattı',
  topics: {
    home: 'ana sayfa anasayfa',
    hotels: 'oteller otel listesi tüm oteller tatil köyü grup hepsi bütün evcil hayvan köpek kedi',
    hotel: 'otel erken+giriş bagaj+emanet giriş+saati çıkış+saati',
    rooms: 'odalar oda tipleri konaklama oda seçenekleri',
    room: 'oda',
    gastronomy:
      'restoranlar barlar yeme içme yemek mutfak lokanta gastronomi menü yemekler alerji alerjen intolerans gluten glutensiz laktoz laktozsuz fındık fıstık helal koşer şekersiz diyabet diyet alkol alkollü+içki içki+markaları yerli+içki nargile kıyafet+kuralı alakart+rezervasyon',
    outlet: 'yeme içme akşam yemeği öğle yemeği',
    spa: 'spa wellness masaj güzellik bakım sauna hamam | kese köpük buhar+odası',
    kids: 'çocuk kulübü mini kulüp crispy kids world bebek yaş bebekler | genç+kulübü bebek+bakıcısı bakıcı kreş oyun+parkı mini+disko',
    meeting:
      'toplantı kurumsal etkinlik salonları kongre konferans seminer eğitim gala balo grup+rezervasyonu | düğün+salonu düğün nikah kına kına+gecesi nişan sünnet organizasyon',
    'beach-pool':
      'plaj havuz deniz sahil cankurtaran şezlong şemsiye loca kamelya havlu yüzme çocuk+havuzu yüzme+havuzu | çakıl çakıllı taşlı kum kumlu kumsal sığ ısıtmalı+havuz kapalı+havuz',
    aquapark: 'aquapark kaydıraklar su parkı yaş boy',
    shopping: 'alışveriş mağaza dükkan market vergi+iadesi hediyelik süpermarket bakkal bankamatik döviz | nakit',
    gallery: 'galeri fotoğraflar resimler görseller video görsel foto',
    contact:
      'iletişim adres telefon tel eposta harita konum yol tarifi ulaşım gidilir otopark posta mail e-posta ulaşmak | whatsapp neredesiniz numara numaranız çağrı+merkezi müşteri+hizmetleri danışma yardım destek rezervasyon+telefonu ulaşırım ulaşılır gelirim gelinir giderim toplu+taşıma transfer havaalanı+transferi havalimanı+transferi servis taksi fatura makbuz iş+başvurusu iş+ilanları işe+alım stajyer kariyer mesaj şikayet öneri kayıp kaybettim unuttum araç+kiralama araba+kiralama vize konaklama+vergisi turist+vergisi iptal cayma vazgeçme iade odaya+giriş odaya+girilir',
    about: 'hakkında otel hakkımızda tanıtım tarihçe hikaye | kuruluş kurucu',
    policies: 'politikalar kurallar çocuk koruma çevre | sürdürülebilirlik',
    privacy: 'kişisel veriler gizlilik veri koruma kamera kayıt saklama | güvenlik+kamerası veri+silme',
    cookies: 'çerezler çerez politikası',
    certificates: 'sertifikalar ödüller belgeler | mavi+bayrak',
    'management-systems': 'yönetim sistemleri kalite çevre iso',
    philosophy: 'marka felsefesi değerler',
    event: 'etkinlik',
    events: 'etkinlik takvimi program etkinlikler',
    loyalty: 'sadakat programı üyelik puan kart bonus sadık seviye statü',
    reservation: 'rezervasyon fiyat müsaitlik oda ayırtma ayırtmak boş oda tarih ödeme havale değiştirme kredi+kartı',
    offer:
      'fırsatlar kampanya indirim indirim+kodu promosyon ucuz fiyat fiyatlar fiyat+listesi tarife ücret son+dakika özel+fiyat özel+indirim hediye+çeki ara+tatil ücretsiz+iptal',
    region:
      'otelleri bölge hava durumu iklim gezilecek yerler nasıl gidilir sıcaklık derece turlar tur gezi geziler eski+şehir antik+kent',
    regions: 'bölgeler destinasyonlar nerede kıyı hava',
    entertainment:
      'eğlence animasyon gösteri konser akşam akşamları gece gece+hayatı müzik canlı+müzik disko parti sinema',
    sport:
      'spor fitness merkezi antrenman kampı spor salonu tenis kort dalış basketbol voleybol masa+tenisi futbol yoga pilates su+sporları aerobik koşu',
    corporate: 'kurumsal şirket grup sahibi kurucu genel merkez müdür yönetim basın tedarikçi',
    'site-map': 'site haritası tüm sayfalar',
    search: 'arama ara bul',
    compare: 'karşılaştır karşılaştırma kıyasla yan yana fark farkı oteller odalar',
    day: 'bir gün günlük program saat saat',
  },
  synonyms: TURKISH_SYNONYMS,
  rewrites: {
    'odaya girebiliriz|odaya ne zaman girebiliriz|saat kaçta odaya girebiliriz|odaya ne zaman girilir|odaya girebilirim':
      'giriş saati',
    'odayı boşaltmak|odayı boşaltmalıyız|odayı saat kaçta boşaltmalıyız|odadan kaçta çıkmalıyız|odadan ne zaman çıkmalıyız':
      'çıkış saati',
    'ne kadar|kaç para|gecelik fiyat|haftalık fiyat|kişi başı fiyat': 'fiyatlar',
    'nerede|nerdesiniz|yeriniz nerede': 'adres',
    'nasıl gelebilirim|nasıl ulaşabilirim|arabayla nasıl gelinir|otele giden yol|otele yol': 'ulaşım',
    'biz kimiz|siz kimsiniz': 'tarihçe',
    'oteller kimin|otel kimin|otel kime ait|otelin sahibi kim': 'sahibi',
    'ne yapılır|neler yapılır|ne yapabiliriz': 'gezilecek yerler',
    'araba kirala|araç kirala': 'araba kiralama',
    'neler dahil|ne dahil|her şey dahil neler dahil': 'her şey dahil',
    'iade|paramı geri almak|paramı geri istiyorum|geri ödeme': 'para iadesi',
    'yetişkin oteli': 'yetişkinlere özel otel',
    '16 yaş ve üzeri': 'yetişkinlere özel otel',
    'saç kesimi': 'kuaför',
    'ingilizce konuşan personel': 'Türkçe İngilizce Almanca Rusça',
    'iki yatak odalı süit': 'iki yatak odası',
    'minibar dahil': 'oda minibar',
    'çocuk ücretsiz': 'çocuk indirim',
  },
}
