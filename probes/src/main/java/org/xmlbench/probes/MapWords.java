package org.xmlbench.probes;

/** Words of a map and its authors, from which {@code attributes} puts its values together. */
final class MapWords {
  static final String[] KEYS = {
    "highway", "name", "surface", "addr:housenumber", "addr:street", "building", "amenity",
    "opening_hours", "cuisine", "landuse", "barrier", "natural", "operator", "wheelchair"
  };

  static final String[] VALUES = {
    "residential",
    "service",
    "track",
    "footway",
    "bus_stop",
    "crossing",
    "yes",
    "no",
    "house",
    "garage",
    "apartments",
    "restaurant",
    "pizza;pasta",
    "parking",
    "school",
    "bench",
    "asphalt",
    "gravel",
    "grass",
    "farmland",
    "forest",
    "fence",
    "gate",
    "tree",
    "water",
    "limited",
    "unpaved"
  };

  static final String[] PLACES = {
    "Abbey",
    "Baker",
    "Castle",
    "Church",
    "Deer",
    "East",
    "Fisher",
    "Garden",
    "Green",
    "Harbour",
    "High",
    "Hill",
    "King",
    "Lake",
    "London",
    "Market",
    "Mill",
    "North",
    "Oak",
    "Park",
    "Queen",
    "River",
    "Saint Mary",
    "School",
    "South",
    "Station",
    "Tower",
    "Union",
    "Victoria",
    "Water",
    "West",
    "Windmill"
  };

  static final String[] STREETS = {
    "Street", "Road", "Lane", "Avenue", "Square", "Hill", "Close", "Way", "Terrace", "Bridge"
  };

  static final String[] USERS = {
    "mapper",
    "anna_k",
    "geo-bot",
    "Peter",
    "J. Smith",
    "hiker",
    "trailblazer",
    "surveyor",
    "osm_",
    "Maria & Jo",
    "O'Neill",
    "cyclist",
    "Wanderer",
    "gps_",
    "night owl",
    "import_"
  };

  static final String[] EDITORS = {
    "iD 2.20.3",
    "iD 2.29.0",
    "JOSM/1.5 (18193 en)",
    "JOSM/1.5 (19096 de)",
    "StreetComplete 58.2",
    "Vespucci 19.3.1.0",
    "Potlatch 2",
    "Every Door Android 5.1"
  };

  static final String[] LOCALES = {"en-GB", "en-US", "de", "fr", "es", "pl", "ru", "ja", "pt-BR"};

  static final String[] SOURCES = {
    "survey",
    "local knowledge",
    "Bing aerial imagery",
    "Maxar Premium Imagery",
    "GPS & photographs",
    "cadastre of 2019",
    "address register",
    "Esri World Imagery"
  };

  static final String[] ACTIONS = {
    "Added", "Corrected", "Removed doubled", "Moved", "Completed addresses of", "Split", "Tagged"
  };

  private MapWords() {}
}
