import type { SearchWords } from '../topics.ts'
import { ENGLISH_SYNONYMS } from './synonyms/en.ts'

export const ENGLISH: SearchWords = {
  stopWords:
    'a an and are as at be by can could do does for from get had has have how i if in is it its me my of on or our so that the their them then there these they this to us was we what when where which who why will with would you your ' +
    'any some much many more most very near about there is want need looking find show please tell also does it into am yes s t whats wheres hows whos theres im ive dont cant going go come am pm been being just long far getting make made making between through',
  denial: { question: 'there you', answer: 'no not' },
  weakWords:
    'hotel hotels resort best good turkey holiday vacation stay staying trip travel travelling traveling place places nice great allowed bring take use possible available people’s hours times time hour closest nearest friendly quiet calm peaceful price prices get visit visiting collect free paid policy rules information info details list',
  topics: {
    home: 'home homepage start page',
    hotels: 'hotels all hotels resorts list group overview map all pets dogs cats animals',
    hotel: 'early+check-in luggage+storage hotel resort check-in+time check-out+time',
    rooms: 'rooms accommodation room types suites',
    room: 'room',
    gastronomy:
      'restaurants bars food drink dining eat cuisine menu allergy allergens intolerance gluten lactose nuts halal kosher sugarfree diabetic dietary diets alcohol alcoholic spirits shisha dress+code',
    outlet: 'food drink dinner lunch',
    spa: 'spa wellness massage beauty treatments sauna hammam | massages turkish+bath steam relaxation',
    kids: 'kids club children crispy kids world childrens baby babies toddlers ages | teen+club childcare child+care creche nanny babysitter babysitting mini+club mini+disco playground',
    meeting:
      'meetings corporate venue halls conference congress seminar training event+rooms banquet team+building group+reservation | wedding+reception wedding married marriage company+event corporate+event corporate+events conference+room gala',
    'beach-pool':
      'beach pool sea lifeguard sunbeds loungers parasols cabanas gazebos pavilions towels swimming kids+pool children+pool swimming+pool | pebble pebbles stony shingle sand sandy shallow heated+pool indoor+pool beach+towels',
    aquapark: 'aquapark slides water park opening age height',
    shopping: 'shopping shops shop market boutique tax free gift souvenirs supermarket grocery atm currency | cash',
    gallery: 'gallery photos pictures images video pics images',
    contact:
      'contact address phone telephone tel email map location directions parking mail e-mail reach | whatsapp call hotline help support customer+service customer+care public+transport guest+relations located route transport transfer transfers callback airport+transfer airport+shuttle taxi+airport airport+taxi shuttle taxi pickup invoice receipt job jobs career vacancies internship enquiry write message complaint complain feedback review lost forgot forgotten car+rental visa tourist+tax cancel cancellation cancelling refund money+back get+the+room get+our+room room+ready',
    about: 'about the hotel facts story | history founder',
    policies: 'policies rules terms conditions child protection environment sustainability',
    privacy: 'data protection privacy personal data camera recordings | cctv surveillance delete+data',
    cookies: 'cookies cookie policy',
    certificates: 'certificates awards | award prizes blue+flag',
    'management-systems': 'management systems quality environment iso',
    philosophy: 'brand philosophy values',
    event: 'event events',
    events: 'event calendar programme events whats on',
    loyalty: 'loyalty programme membership points card bonus member members tiers status',
    reservation:
      'reservation booking prices availability payment bank+transfer deposit reserve available rebook amend credit+card',
    offer:
      'offers deals discount cheap price prices pricing cost rate rates tariff sale bargain promotion promo last+minute special voucher school+holidays free+cancellation refund',
    region:
      'hotels region weather climate sights what to see when to come temperature excursions tours trips sightseeing attractions degrees old+town ancient+city',
    regions: 'regions destinations where coast map weather',
    entertainment:
      'entertainment animation shows concerts evenings evening tonight nightlife live+music music disco party dancing cinema',
    sport:
      'sport fitness centre training camp gym gymnasium tennis courts diving basketball volleyball table+tennis football soccer yoga pilates scuba water+sports jogging running aerobics',
    corporate: 'corporate company group owner owns founders headquarters head office ceo management press suppliers',
    'site-map': 'site map sitemap all pages overview',
    search: 'search find',
    compare: 'compare comparison side by side differences difference between hotels rooms versus vs',
    day: 'a day programme timetable schedule hour by hour',
  },
  synonyms: ENGLISH_SYNONYMS,
  rewrites: {
    'how to get there|how do I get there|getting there|getting here|how to arrive|how to come|way to the hotel':
      'directions',
    'where are you|where is it|where to find you|where is your office': 'address',
    'get in touch|talk to someone|who do I call|how can I contact you': 'contact',
    'how much|how much is it|how much does it cost|cost of a week|price per night|price per week|price per person':
      'prices',
    'about us|who are you|who we are': 'story',
    'get into our room|get into the room|when can we get into our room|when can I get into my room|when can we have the room|when is our room ready':
      'check in time',
    'things to do|what to do|what to see|things to see': 'sights',
    'best time|best time to visit|when to go|when to come': 'climate',
    'money back|get my money back|money refund|refund my money|return my money': 'refund',
    'what is included': 'all inclusive',
    'adults only': 'adults only hotel',
    'air conditioning': 'room air conditioning',
    'two bedroom suite': 'two bedrooms',
    haircut: 'hairdresser',
    'kids stay free': 'offer children',
    'football pitch': 'football sport',
    'english speaking staff': 'Turkish English German Russian',
  },
}
