package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code votable:N}: an astronomical catalogue of N stars as rows of cells, most of them short
 * numbers, some empty. It asks how dear an element is whose text is a few characters.
 *
 * <p>Source: VOTable 1.4 of the International Virtual Observatory Alliance, in its form TABLEDATA;
 * head and columns as the VizieR service answers about the URAT1 catalogue, a row on one line. The
 * values are made up.
 */
final class VotableFamily extends CountedFamily {
  private static final String VOTABLE = "http://www.ivoa.net/xml/VOTable/v1.3";
  private static final Name ROOT = name("VOTABLE");
  private static final Name VERSION = Name.of("version");
  private static final Name DESCRIPTION = name("DESCRIPTION");
  private static final Name INFO = name("INFO");
  private static final Name RESOURCE = name("RESOURCE");
  private static final Name TABLE = name("TABLE");
  private static final Name FIELD = name("FIELD");
  private static final Name DATA = name("DATA");
  private static final Name TABLE_DATA = name("TABLEDATA");
  private static final Name ROW = name("TR");
  private static final Name CELL = name("TD");
  private static final Name ID = Name.of("ID");
  private static final Name NAME = Name.of("name");
  private static final Name VALUE = Name.of("value");
  private static final Name UCD = Name.of("ucd");
  private static final Name TYPE = Name.of("datatype");
  private static final Name WIDTH = Name.of("width");
  private static final Name UNIT = Name.of("unit");

  /** Below this share of all stars, the other survey has seen one, too. */
  private static final int PERCENT_MATCHED = 88;

  /**
   * A column.
   *
   * @param low the least value, in units of the last decimal
   * @param high the greatest value
   * @param matched whether a cell is empty where the other survey has not seen the star
   */
  private record Column(
      String name, String ucd, Form form, String unit, int low, int high, boolean matched) {}

  /** How a column's numbers are written. */
  private record Form(String type, int width, int decimals) {}

  private static final Column[] COLUMNS = {
    new Column("_r", "pos.angDistance", new Form("double", 8, 6), "deg", 0, 50_000, false),
    new Column("RAJ2000", "pos.eq.ra", new Form("double", 11, 7), "deg", 0, 2_147_000_000, false),
    new Column(
        "DEJ2000",
        "pos.eq.dec",
        new Form("double", 11, 7),
        "deg",
        -900_000_000,
        900_000_000,
        false),
    new Column("sigs", "stat.error;pos", new Form("short", 3, 0), "mas", 3, 400, false),
    new Column("Ns", "meta.number", new Form("short", 2, 0), "", 1, 40, false),
    new Column("Epoch", "time.epoch", new Form("double", 8, 3), "yr", 2_012_000, 2_014_999, false),
    new Column("f.mag", "phot.mag;em.opt.R", new Form("float", 6, 3), "mag", 8_000, 18_999, false),
    new Column("e_f.mag", "stat.error", new Form("float", 6, 3), "mag", 1, 400, false),
    new Column("Nit", "meta.number", new Form("short", 3, 0), "", 1, 120, false),
    new Column("pmRA", "pos.pm;pos.eq.ra", new Form("float", 6, 1), "mas/yr", -900, 900, true),
    new Column("pmDE", "pos.pm;pos.eq.dec", new Form("float", 6, 1), "mas/yr", -900, 900, true),
    new Column("e_pm", "stat.error", new Form("float", 4, 1), "mas/yr", 20, 120, true),
    new Column("mf2", "meta.code", new Form("short", 2, 0), "", 1, 11, false),
    new Column("2Mkey", "meta.id", new Form("long", 10, 0), "", 1_000_000, 2_000_000_000, true),
    new Column("Jmag", "phot.mag;em.IR.J", new Form("float", 6, 3), "mag", 5_000, 17_999, true),
    new Column("Hmag", "phot.mag;em.IR.H", new Form("float", 6, 3), "mag", 5_000, 17_999, true),
    new Column("Kmag", "phot.mag;em.IR.K", new Form("float", 6, 3), "mag", 5_000, 17_999, true),
  };

  VotableFamily() {
    super(
        "votable",
        "a catalogue of N stars: rows of 18 cells with short numbers, some of them empty",
        "VOTable 1.4, TABLEDATA, as VizieR answers",
        10_000,
        1);
  }

  private static Name name(String local) {
    return Name.of(VOTABLE, "", local);
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.DEFAULT_NAMESPACE);
  }

  @Override
  void open(DocumentWriter writer, long count) throws IOException {
    TextBuffer text = new TextBuffer();
    writer.declaration();
    writer.start(ROOT).namespace("", VOTABLE).attribute(VERSION, "1.4").newline();
    writer.element(DESCRIPTION, "\n   A made-up answer in the form of VizieR's\n ").newline();
    writer.start(INFO).attribute(NAME, "MaxTuples").attribute(VALUE, text.add(count)).endEmpty();
    writer.newline().comment(" Made up: no star is where this says. ").newline();
    writer.start(RESOURCE).attribute(ID, "yCat_1329").attribute(NAME, "I/329").text("\n  ");
    writer.start(TABLE).attribute(ID, "I_329_urat1").attribute(NAME, "I/329/urat1").text("\n    ");
    field(writer, "URAT1", "meta.id;meta.main", "char", 10, "");
    for (Column column : COLUMNS) {
      Form form = column.form();
      field(writer, column.name(), column.ucd(), form.type(), form.width(), column.unit());
    }
    writer.start(DATA).start(TABLE_DATA).newline();
  }

  @Override
  void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    boolean matched = random.chance(PERCENT_MATCHED);
    writer.start(ROW);
    text.padded(random.between(100, 899), 3).add('-').padded(index, 7);
    writer.element(CELL, text);
    for (Column column : COLUMNS) {
      int units = random.between(column.low(), column.high());
      if (column.matched() && !matched) {
        writer.start(CELL).endEmpty();
      } else {
        writer.element(CELL, number(text.clear(), units, column.form().decimals()));
      }
    }
    writer.end().newline();
  }

  private static TextBuffer number(TextBuffer text, int units, int decimals) {
    return decimals == 0 ? text.add(units) : text.decimal(units, decimals);
  }

  @Override
  void close(DocumentWriter writer) throws IOException {
    writer.end().end().text("\n  ").end().newline().end().newline().end().newline();
  }

  private static void field(
      DocumentWriter writer, String name, String ucd, String type, int width, String unit)
      throws IOException {
    writer.start(FIELD).attribute(NAME, name).attribute(UCD, ucd).attribute(TYPE, type);
    writer.attribute(WIDTH, Integer.toString(width));
    if (!unit.isEmpty()) {
      writer.attribute(UNIT, unit);
    }
    writer.text("\n      ").element(DESCRIPTION, "the column " + name).text("\n    ").end();
    writer.text("\n    ");
  }
}
