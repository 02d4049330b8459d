package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The records of an {@code attributes} document: 14 of 20 are nodes, 4 changesets, 2 ways. */
final class MapRecords implements Records {
  private static final String IMPORT = "http://xmlbench.org/map/import";
  private static final Name OSM = Name.of("osm");
  private static final Name GENERATOR = Name.of("generator");
  private static final Name COPYRIGHT = Name.of("copyright");
  private static final Name ATTRIBUTION = Name.of("attribution");
  private static final Name NODE = Name.of("node");
  private static final Name WAY = Name.of("way");
  private static final Name POINT = Name.of("nd");
  private static final Name TAG = Name.of("tag");
  private static final Name CHANGESET = Name.of("changeset");
  private static final Name SOURCE = Name.of(IMPORT, "im", "source");
  private static final Name ID = Name.of("id");
  private static final Name VISIBLE = Name.of("visible");
  private static final Name VERSION = Name.of("version");
  private static final Name TIMESTAMP = Name.of("timestamp");
  private static final Name USER = Name.of("user");
  private static final Name USER_ID = Name.of("uid");
  private static final Name LATITUDE = Name.of("lat");
  private static final Name LONGITUDE = Name.of("lon");
  private static final Name REF = Name.of("ref");
  private static final Name KEY = Name.of("k");
  private static final Name VALUE = Name.of("v");
  private static final Name CREATED = Name.of("created_at");
  private static final Name CLOSED = Name.of("closed_at");
  private static final Name OPEN = Name.of("open");
  private static final Name CHANGES = Name.of("num_changes");
  private static final Name[] BOUNDS = {
    Name.of("min_lat"), Name.of("min_lon"), Name.of("max_lat"), Name.of("max_lon")
  };
  private static final Name COMMENTS = Name.of("comments_count");
  private static final Name REGISTER = Name.of("register");
  private static final Name LICENCE = Name.of("licence");
  private static final int[] DEGREES = {90, 180};
  private static final int COORDINATE_DECIMALS = 7;
  private static final int COORDINATE_UNITS = 10_000_000;

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();
  private final TextBuffer time = new TextBuffer();
  private long nodes = 360_000;
  private long ways = 4_000_000;
  private long changesets = 10_000;

  MapRecords(long seed) {
    random = new SplitMix64(seed);
  }

  @Override
  public void open(DocumentWriter writer) throws IOException {
    writer.declaration();
    writer.start(OSM).attribute(VERSION, "0.6").attribute(GENERATOR, "XMLBench");
    writer.attribute(COPYRIGHT, "OpenStreetMap's format, made-up values");
    writer.attribute(ATTRIBUTION, "https://wiki.openstreetmap.org/wiki/OSM_XML").newline();
  }

  @Override
  public void next(DocumentWriter writer) throws IOException {
    writer.singleQuotes(random.chance(25));
    int kind = random.below(20);
    if (kind < 14) {
      node(writer);
    } else if (kind < 18) {
      changeset(writer);
    } else {
      way(writer);
    }
    writer.newline();
  }

  @Override
  public void close(DocumentWriter writer) throws IOException {
    writer.end().newline();
  }

  private void node(DocumentWriter writer) throws IOException {
    nodes += random.between(1, 40);
    writer.text(" ").start(NODE).attribute(ID, text.clear().add(nodes));
    edited(writer);
    writer.attribute(LATITUDE, coordinate(DEGREES[0]));
    writer.attribute(LONGITUDE, coordinate(DEGREES[1]));
    if (random.chance(25)) {
      tags(writer, random.between(1, 4));
      writer.text("\n ").end();
    } else {
      writer.endEmpty();
    }
  }

  private void way(DocumentWriter writer) throws IOException {
    ways += random.between(1, 40);
    writer.text(" ").start(WAY).attribute(ID, text.clear().add(ways));
    edited(writer);
    int points = random.between(2, 9);
    for (int i = 0; i < points; i++) {
      long point = nodes - random.below(1000);
      writer.text("\n  ").start(POINT).attribute(REF, text.clear().add(point)).endEmpty();
    }
    tags(writer, random.between(1, 4));
    if (random.below(8) == 0) {
      imported(writer);
    }
    writer.text("\n ").end();
  }

  /** The attributes that each object of the map has: who changed it last, and when. */
  private void edited(DocumentWriter writer) throws IOException {
    writer.attribute(VISIBLE, "true").attribute(VERSION, text.clear().add(random.between(1, 14)));
    writer.attribute(CHANGESET, text.clear().add(changesets - random.below(5000)));
    writer.attribute(TIMESTAMP, time(0)).attribute(USER, user());
    writer.attribute(USER_ID, text.clear().add(random.below(9_000_000)));
  }

  private void changeset(DocumentWriter writer) throws IOException {
    changesets++;
    writer.text(" ").start(CHANGESET).attribute(ID, text.clear().add(changesets));
    int hour = random.below(23);
    writer.attribute(CREATED, time(hour)).attribute(CLOSED, time(hour + 1));
    writer.attribute(OPEN, "false").attribute(CHANGES, text.clear().add(random.below(600)));
    writer.attribute(USER, user());
    writer.attribute(USER_ID, text.clear().add(random.below(9_000_000)));
    for (int i = 0; i < BOUNDS.length; i++) {
      writer.attribute(BOUNDS[i], coordinate(DEGREES[i % 2]));
    }
    writer.attribute(COMMENTS, text.clear().add(random.below(4)));
    tag(writer, "created_by", text.clear().add(random.pick(MapWords.EDITORS)));
    tag(writer, "comment", comment());
    tag(writer, "locale", text.clear().add(random.pick(MapWords.LOCALES)));
    if (random.chance(40)) {
      tag(writer, "source", text.clear().add(random.pick(MapWords.SOURCES)));
    }
    writer.text("\n ").end();
  }

  private void tags(DocumentWriter writer, int count) throws IOException {
    int first = random.below(MapWords.KEYS.length);
    for (int i = 0; i < count; i++) {
      String key = MapWords.KEYS[(first + i) % MapWords.KEYS.length];
      text.clear();
      switch (key) {
        case "name" -> named();
        case "addr:housenumber" -> text.add(random.between(1, 240));
        case "opening_hours" ->
            text.add("Mo-Fr 0").add(random.between(6, 9)).add(":30-18:00; Su off");
        default -> text.add(random.pick(MapWords.VALUES));
      }
      tag(writer, key, text);
    }
  }

  private void tag(DocumentWriter writer, String key, TextBuffer value) throws IOException {
    writer.text("\n  ").start(TAG).attribute(KEY, key).attribute(VALUE, value).endEmpty();
  }

  private void imported(DocumentWriter writer) throws IOException {
    writer.text("\n  ").start(SOURCE).namespace("im", IMPORT);
    writer.attribute(REGISTER, random.pick(MapWords.SOURCES));
    writer.attribute(REF, text.clear().add(random.below(1_000_000)));
    writer.attribute(LICENCE, "ODbL 1.0").attribute(TIMESTAMP, time(0)).endEmpty();
  }

  /** What a user says of a changeset: with the characters that must be escaped. */
  private TextBuffer comment() {
    text.clear().add(random.pick(MapWords.ACTIONS)).add(' ');
    text.add(random.pick(MapWords.VALUES)).add(random.chance(50) ? " & " : ", ");
    text.add(random.pick(MapWords.VALUES)).add(" near ").add(random.chance(40) ? '"' : '\'');
    named();
    text.add(random.chance(40) ? '"' : '\'');
    if (random.chance(10)) {
      text.add("\nsee note <").add(random.below(100_000)).add('>');
    }
    return text;
  }

  private void named() {
    text.add(random.pick(MapWords.PLACES));
    if (random.chance(15)) {
      text.add(random.chance(50) ? " & " : "'s ").add(random.pick(MapWords.PLACES));
    }
    text.add(' ').add(random.pick(MapWords.STREETS));
  }

  private TextBuffer user() {
    text.clear().add(random.pick(MapWords.USERS));
    return random.chance(70) ? text.add(random.below(10_000)) : text;
  }

  /** Degrees as the server writes them, with seven decimals. */
  private TextBuffer coordinate(int degrees) {
    long whole = random.between(-degrees + 1, degrees - 1);
    return text.clear()
        .decimal(whole * COORDINATE_UNITS + random.below(COORDINATE_UNITS), COORDINATE_DECIMALS);
  }

  /**
   * A time of day in UTC.
   *
   * @param hour its hour; 0 for any
   */
  private TextBuffer time(int hour) {
    time.clear().add(random.between(2007, 2025)).add('-').padded(random.between(1, 12), 2);
    time.add('-').padded(random.between(1, 28), 2);
    time.add('T').padded(hour == 0 ? random.below(24) : hour, 2);
    time.add(':').padded(random.below(60), 2).add(':').padded(random.below(60), 2);
    return time.add('Z');
  }
}
