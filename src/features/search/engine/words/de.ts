import type { SearchWords } from '../topics.ts'
import { GERMAN_SYNONYMS } from './synonyms/de.ts'

export const GERMAN: SearchWords = {
  stopWords:
    'aber als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses du durch ein eine einem einen einer eines er es euch euer für gibt hat habe haben hier ich ihr ihre im in ist ja kann man mein meine mit muss nach noch ob oder schon sein seine sich sie sind so über um und uns unser unsere unter vom von vor war was wann warum weit wie wieviel wieviele welche welcher welches wenn wer wir wird wo wohin darf dürfen dürfte zu zum zur werden dort denn nahe gern möchte möchten will wollen brauche lang lange viel viele finde etwas alle mich wem',
  denial: { question: 'gibt', answer: 'nein nicht kein keine keinen' },
  weakWords:
    'Hotel Hotels Resort beste gut Türkei Urlaub Ferien Aufenthalt Reise Ort Orte schön erlaubt mitbringen mitnehmen möglich verfügbar machen gehen komme kommen bekomme nur wie Öffnungszeiten Öffnungszeit Uhr geöffnet Uhrzeit Zeiten suche suchen nächste nächsten nächstgelegen ruhig kostenlos gratis umsonst besuchen Regeln Bedingungen kostet Preis Preise',
  topics: {
    home: 'Startseite Homepage',
    hotels: 'Hotels alle Hotels Hotelliste Resorts Gruppe Übersicht Haustiere Hunde Katzen Tiere',
    hotel: 'Hotel Resort Check-in Check-out früher+Check-in Gepäckaufbewahrung Check-in-Zeit Check-out-Zeit',
    rooms: 'Zimmer Unterkunft Zimmertypen Suiten',
    room: 'Zimmer',
    gastronomy:
      'Restaurants Bars Essen Trinken Gastronomie Küche Speisekarte Allergie Allergene Unverträglichkeit Gluten glutenfrei Laktose laktosefrei Nüsse halal koscher zuckerfrei Diabetiker Diät Diätkost Alkohol Spirituosen Getränkemarken Shisha Kleiderordnung',
    outlet: 'Restaurant Essen Trinken Abendessen Mittagessen',
    spa: 'Spa Wellness Massage Beauty Anwendungen Sauna Hamam',
    kids: 'Kinderclub Kinder Crispy Kids World Baby Kleinkinder Alter Betreuung Jugendclub',
    meeting:
      'Tagungen Meeting Veranstaltungsräume Konferenz Kongress Seminar Schulung Bankett Hochzeitsfeier Firmenfeier Betriebsausflug Teambuilding Gruppenreservierung',
    'beach-pool':
      'Strand Pool Meer Baden Rettungsschwimmer Liegen Sonnenliegen Sonnenschirme Strandpavillon Strandkabine Strandkorb Handtücher Strandtücher Schwimmen Kinderbecken Kinderpool',
    aquapark: 'Aquapark Wasserrutschen Wasserpark Rutschen Alter Mindestgröße',
    shopping:
      'Einkaufen Shopping Geschäfte Laden Läden Markt Mehrwertsteuer Geschenke Souvenirs Supermarkt Geldautomat Geldwechsel',
    gallery: 'Galerie Fotos Bilder Video Hotelbilder Ansichten',
    contact:
      'Kontakt Adresse Telefon E-Mail Karte Lage Anfahrt Wegbeschreibung Anreise Parkplatz WhatsApp Mail E-Mail-Adresse erreichen Telefonnummer Impressum Beschwerde Reklamation Mängel Fundsachen vergessen verloren Mietwagen Kurtaxe Visum',
    about: 'über das Hotel Geschichte Haus',
    policies: 'Richtlinien Regeln Grundsätze Kinderschutz Umwelt',
    privacy: 'Datenschutz personenbezogene Daten Privatsphäre DSGVO Kamera Videoüberwachung Speicherdauer',
    cookies: 'Cookies Cookie-Richtlinie',
    certificates: 'Zertifikate Auszeichnungen',
    'management-systems': 'Managementsysteme Qualität Umwelt ISO',
    philosophy: 'Markenphilosophie Werte',
    event: 'Veranstaltung Event',
    events: 'Veranstaltung Event Kalender Programm Termine Veranstaltungen',
    loyalty: 'Treueprogramm Mitgliedschaft Punkte Karte Bonus Stufen Status',
    reservation:
      'Reservierung Buchung buchen Preise Verfügbarkeit frei Termin Zahlung Zahlungsmöglichkeiten Stornierung stornieren Storno Stornobedingungen Rückerstattung umbuchen AGB Geschäftsbedingungen Kreditkarte',
    offer:
      'Angebote Rabatt Frühbucher günstig Preis Gutschein Rabattcode Gutscheincode kostenlose+Stornierung Rückerstattung Erstattung Ostern Osterferien',
    region: 'Hotels Region Wetter Klima Reisezeit Sehenswürdigkeiten Anreise Temperatur Grad Altstadt',
    regions: 'Regionen Reiseziele wo Küste Wetter',
    entertainment: 'Unterhaltung Animation Shows Konzerte Abend Abends Abendprogramm',
    sport: 'Sport Fitness Trainingslager Tennis Fitnessraum Tauchen Basketball Volleyball Tischtennis',
    corporate:
      'Unternehmen Firma Gruppe Inhaber Eigentümer Besitzer gehören Hauptsitz Zentrale Geschäftsführung Vorstand Presse Lieferanten',
    'site-map': 'Sitemap Seitenübersicht Übersicht aller Seiten Inhaltsverzeichnis',
    search: 'Suche suchen finden',
    compare: 'vergleichen Vergleich Hotelvergleich nebeneinander Unterschied Unterschiede Hotels Zimmer',
    day: 'Tag Tagesablauf Tagesprogramm Zeitplan',
  },
  synonyms: GERMAN_SYNONYMS,
  rewrites: {
    'nur für Erwachsene': 'Hotel nur für Erwachsene',
    Klimaanlage: 'Zimmer Klimaanlage',
    'zwei Schlafzimmer Suite': 'Wohnung zwei Schlafzimmer',
    'Haare schneiden': 'Friseur',
    Kinderermäßigung: 'Angebot Kinder',
    'deutschsprachiges Personal': 'Türkisch Englisch Deutsch Russisch',
    'Minibar inklusive': 'Zimmer Minibar',
  },
}
