import type { SearchWords } from '../topics.ts'
import { GERMAN_SYNONYMS } from './synonyms/de.ts'

export const GERMAN: SearchWords = {
  stopWords:
    'aber als am an auch auf aus bei bin bis da das dass dem den der des die dies diese dieser dieses du durch ein eine einem einen einer eines er es euch euer für gibt hat habe haben hier ich ihr ihre im in ist ja kann man mein meine mit muss nach noch ob oder schon sein seine sich sie sind so über um und uns unser unsere unter vom von vor war was wann warum weit wie wieviel wieviele welche welcher welches wenn wer wir wird wo wohin darf dürfen dürfte zu zum zur werden dort drin denn nahe gern möchte möchten will wollen brauche lang lange viel viele finde etwas alle mich wem seid liegt mir dir hin',
  denial: { question: 'gibt sie', answer: 'nein nicht kein keine keinen' },
  weakWords:
    'Hotel Hotels Resort beste gut Türkei Urlaub Ferien Aufenthalt Reise Ort Orte schön erlaubt mitbringen mitnehmen möglich verfügbar machen gehen komme kommen bekomme nur wie Öffnungszeiten Öffnungszeit Uhr geöffnet Uhrzeit Zeiten suche suchen nächste nächsten nächstgelegen ruhig kostenlos gratis umsonst besuchen Regeln Bedingungen kostet Preis Preise Infos Informationen Liste',
  topics: {
    home: 'Startseite Homepage',
    hotels: 'Hotels alle Hotels Hotelliste Resorts Gruppe Übersicht Haustiere Hunde Katzen Tiere',
    hotel: 'Hotel Resort Check-in Check-out früher+Check-in Gepäckaufbewahrung Check-in-Zeit Check-out-Zeit',
    rooms: 'Zimmer Unterkunft Zimmertypen Suiten',
    room: 'Zimmer',
    gastronomy:
      'Restaurants Bars Essen Trinken Gastronomie Küche Speisekarte Allergie Allergene Unverträglichkeit Gluten glutenfrei Laktose laktosefrei Nüsse halal koscher zuckerfrei Diabetiker Diät Diätkost Alkohol Spirituosen Getränkemarken Shisha Kleiderordnung',
    outlet: 'Restaurant Essen Trinken Abendessen Mittagessen',
    spa: 'Spa Wellness Massage Beauty Anwendungen Sauna Hamam | Massagen Dampfbad Entspannung türkisches+Bad',
    kids: 'Kinderclub Kinder Crispy Kids World Baby Kleinkinder Alter Betreuung | Jugendclub Babysitter Krippe Kinderprogramm Kinderaktivitäten Kinderbetreuung Spielplatz',
    meeting:
      'Tagungen Meeting Veranstaltungsräume Konferenz Kongress Seminar Schulung Bankett Firmenfeier Betriebsausflug Teambuilding Gruppenreservierung | Hochzeitsfeier Hochzeit Hochzeiten heiraten Firmenevent Firmenveranstaltung Geschäftstreffen Betriebsfeier',
    'beach-pool':
      'Strand Pool Meer Baden Rettungsschwimmer Liegen Sonnenliegen Sonnenschirme Strandpavillon Strandkabine Strandkorb Handtücher Strandtücher Schwimmen Kinderbecken Kinderpool | Kies Kiesel Kieselstrand Kiesstrand Steinstrand Sand Sandstrand flach seicht Hallenbad Innenpool beheizt Bademeister',
    aquapark: 'Aquapark Wasserrutschen Wasserpark Rutschen Alter Mindestgröße',
    shopping:
      'Einkaufen Shopping Geschäfte Laden Läden Markt Mehrwertsteuer Geschenke Souvenirs Supermarkt Geldautomat Geldwechsel | Bargeld',
    gallery: 'Galerie Foto Fotos Bilder Video Hotelbilder Ansichten',
    contact:
      'Kontakt Adresse Telefon Tel E-Mail Karte Lage Anfahrt Wegbeschreibung Anreise Parkplatz Mail E-Mail-Adresse erreichen Telefonnummer | WhatsApp Impressum Anschrift Rufnummer Kontaktformular Kontaktdaten Ansprechpartner anrufen Anruf Rückruf Callcenter Hotline Hilfe Kundendienst Kundenservice Kundenbetreuung Gästeservice Route Transfer Flughafentransfer Shuttle Taxi Abholung Rechnung Quittung Job Stelle Bewerbung Anfrage Nachricht schreiben Beschwerde beschweren Reklamation Mängel Feedback Bewertung Fundsachen Fundbüro vergessen verloren Mietwagen Kurtaxe Visum Stornierung stornieren Storno Stornobedingungen Rückerstattung',
    about: 'über das Hotel Geschichte Haus | Gründer Firmengeschichte',
    policies:
      'Richtlinien Regeln Grundsätze Kinderschutz Umwelt | CO2 Barrierefreiheit Behinderung Nachhaltigkeit Umweltschutz',
    privacy:
      'Datenschutz personenbezogene Daten Privatsphäre Kamera Überwachungskameras Videoüberwachung Speicherdauer',
    cookies: 'Cookies Cookie-Richtlinie',
    certificates: 'Zertifikate Auszeichnungen | Zertifizierung Blaue+Flagge',
    'management-systems': 'Managementsysteme Qualität Umwelt ISO',
    philosophy: 'Markenphilosophie Werte',
    event: 'Veranstaltung Event',
    events: 'Veranstaltung Event Kalender Programm Termine Veranstaltungen',
    loyalty:
      'Treueprogramm Mitgliedschaft Punkte Karte Bonus Prämien Treuekarte Stufen Status Mitglied Stammgast Stammgäste',
    reservation:
      'Reservierung Buchung buchen Preise Verfügbarkeit frei Termin Zahlung Zahlungsmöglichkeiten Überweisung Anzahlung Reiserücktrittsversicherung verfügbar umbuchen AGB Geschäftsbedingungen Kreditkarte',
    offer:
      'Angebote Rabatt günstig Preis Preise Preisliste Tarife Pauschale Schnäppchen Sonderpreis Aktion Aktionen Last+Minute Gutschein Rabattcode Gutscheincode kostenlose+Stornierung Rückerstattung Erstattung Ostern Osterferien',
    region:
      'Hotels Region Wetter Klima Reisezeit Sehenswürdigkeiten Anreise Temperatur Wassertemperatur Grad Altstadt Ausflüge Ausflugsziele Besichtigung',
    regions: 'Regionen Reiseziele wo Küste Wetter',
    entertainment:
      'Unterhaltung Animation Shows Konzerte Abend Abends Abendprogramm Musik Livemusik Band Disco Disko Party Kino Nachtleben Tanzen',
    sport:
      'Sport Fitness Turnhalle Trainingslager Tennis Fitnessraum Tauchen Basketball Volleyball Tischtennis Fußball Yoga Yogakurs Pilates Wassersport Beachvolleyball Joggen Aerobic',
    corporate:
      'Unternehmen Firma Gruppe Inhaber Eigentümer Besitzer gehören gehört Hauptsitz Zentrale Geschäftsführung Vorstand Presse Lieferanten Firmensitz Gründer',
    'site-map': 'Sitemap Seitenübersicht Übersicht aller Seiten Inhaltsverzeichnis',
    search: 'Suche suchen finden',
    compare: 'vergleichen Vergleich Hotelvergleich nebeneinander Unterschied Unterschiede Hotels Zimmer',
    day: 'Tag Tagesablauf Tagesprogramm Zeitplan',
  },
  synonyms: GERMAN_SYNONYMS,
  rewrites: {
    'wo seid ihr|wo ist das|wo finde ich euch|wo finde ich Sie|wo ist Ihr Büro': 'Adresse',
    'wie komme ich hin|wie kommt man hin|Anreise mit dem Auto|Anreise mit dem Flugzeug|Weg zum Hotel|Fahrt zum Hotel|wie komme ich zum Hotel':
      'Anfahrt',
    'Kosten|was kostet das|was kostet eine Woche|Zimmerpreise|Hotelpreise|Übernachtungspreis|Preis pro Nacht|Preis pro Person':
      'Preise',
    'über uns|wer seid ihr|wer sind wir': 'Geschichte',
    'was ist los|was ist heute Abend los|was ist heute los': 'Veranstaltungen',
    'Geld zurückbekommen|Geld zurückerhalten|Geld wiederbekommen|Geldrückgabe|Rückzahlung': 'Rückerstattung',
    'Zimmer verlassen|Zimmer räumen|wann aus dem Zimmer|wann müssen wir aus dem Zimmer|wann müssen wir aus dem Zimmer raus|bis wann aus dem Zimmer':
      'Check-out',
    'wann aufs Zimmer|wann ins Zimmer|wann können wir aufs Zimmer|wann kann ich ins Zimmer|ab wann aufs Zimmer|ab wann ins Zimmer':
      'Check-in',
    'was kann man machen|was gibt es zu sehen': 'Sehenswürdigkeiten',
    'wann ist die beste Zeit|beste Zeit|wann hinfahren': 'Klima',
    'was ist inklusive': 'all inclusive',
    'nur für Erwachsene': 'Hotel nur für Erwachsene',
    Klimaanlage: 'Zimmer Klimaanlage',
    'zwei Schlafzimmer Suite': 'Wohnung zwei Schlafzimmer',
    'Haare schneiden': 'Friseur',
    Kinderermäßigung: 'Angebot Kinder',
    'deutschsprachiges Personal': 'Türkisch Englisch Deutsch Russisch',
    'Minibar inklusive': 'Zimmer Minibar',
  },
}
