package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The records of a {@code harvest} document: an article each. */
final class HarvestRecords implements Records {
  private static final String PROTOCOL = "http://www.openarchives.org/OAI/2.0/";
  private static final String FORMAT = "http://arxiv.org/OAI/arXiv/";
  private static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
  private static final Name SCHEMA_LOCATION = Name.of(INSTANCE, "xsi", "schemaLocation");

  private static final Name ANSWER = protocol("OAI-PMH");
  private static final Name RESPONSE_DATE = protocol("responseDate");
  private static final Name REQUEST = protocol("request");
  private static final Name LIST = protocol("ListRecords");
  private static final Name RECORD = protocol("record");
  private static final Name HEADER = protocol("header");
  private static final Name IDENTIFIER = protocol("identifier");
  private static final Name DATESTAMP = protocol("datestamp");
  private static final Name SET = protocol("setSpec");
  private static final Name METADATA = protocol("metadata");
  private static final Name TOKEN = protocol("resumptionToken");

  private static final Name ARTICLE = format("arXiv");
  private static final Name ID = format("id");
  private static final Name CREATED = format("created");
  private static final Name UPDATED = format("updated");
  private static final Name AUTHORS = format("authors");
  private static final Name AUTHOR = format("author");
  private static final Name KEY_NAME = format("keyname");
  private static final Name FORENAMES = format("forenames");
  private static final Name TITLE = format("title");
  private static final Name CATEGORIES = format("categories");
  private static final Name COMMENTS = format("comments");
  private static final Name JOURNAL = format("journal-ref");
  private static final Name DOI = format("doi");
  private static final Name LICENCE = format("license");
  private static final Name ABSTRACT = format("abstract");

  private static final Name VERB = Name.of("verb");
  private static final Name PREFIX = Name.of("metadataPrefix");
  private static final Name CURSOR = Name.of("cursor");

  private static final int LINE = 80;

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();
  private long articles;
  private int column;

  HarvestRecords(long seed) {
    random = new SplitMix64(seed);
  }

  /** In the default namespace, of which each name's writer knows no prefix. */
  private static Name protocol(String local) {
    return Name.of(PROTOCOL, "", local);
  }

  private static Name format(String local) {
    return Name.of(FORMAT, "", local);
  }

  @Override
  public void open(DocumentWriter writer) throws IOException {
    writer.declaration();
    writer.start(ANSWER).namespace("", PROTOCOL).namespace("xsi", INSTANCE);
    writer.attribute(SCHEMA_LOCATION, PROTOCOL + " " + PROTOCOL + "OAI-PMH.xsd").newline();
    writer.element(RESPONSE_DATE, "2013-04-03T13:56:49Z").newline();
    writer.start(REQUEST).attribute(VERB, "ListRecords").attribute(PREFIX, "arXiv");
    writer.text("http://localhost/oai2").end().newline();
    writer.start(LIST).newline();
  }

  @Override
  public void next(DocumentWriter writer) throws IOException {
    articles++;
    int field = random.below(HarvestWords.SETS.length);
    writer.start(RECORD).newline().start(HEADER).newline();
    identifier(text.clear().add("oai:localhost:"));
    writer.element(IDENTIFIER, text).newline();
    writer.element(DATESTAMP, date()).newline();
    writer.element(SET, HarvestWords.SETS[field]).newline().end().newline();
    writer.start(METADATA).newline();
    article(writer, field);
    writer.newline().end().newline().end().newline();
  }

  @Override
  public void close(DocumentWriter writer) throws IOException {
    writer.start(TOKEN).attribute(CURSOR, "0").endEmpty().newline();
    writer.end().newline().end().newline();
  }

  private void article(DocumentWriter writer, int field) throws IOException {
    writer.start(ARTICLE).namespace("", FORMAT).namespace("xsi", INSTANCE);
    writer.attribute(SCHEMA_LOCATION, "http://arxiv.org/OAI/arXiv/ http://arxiv.org/OAI/arXiv.xsd");
    writer.newline();
    identifier(text.clear());
    writer.element(ID, text).element(CREATED, date());
    if (random.chance(45)) {
      writer.element(UPDATED, date());
    }
    writer.start(AUTHORS);
    for (int i = random.between(1, 5); i > 0; i--) {
      author(writer);
    }
    writer.end().element(TITLE, title());
    writer.element(CATEGORIES, HarvestWords.CATEGORIES[field]);
    if (random.chance(70)) {
      text.clear().add(random.between(2, 60)).add(" pages, ").add(random.between(1, 12));
      writer.element(COMMENTS, text.add(random.chance(20) ? " figures & tables" : " figures"));
    }
    if (random.chance(40)) {
      text.clear().add(random.pick(HarvestWords.JOURNALS)).add(' ').add(random.between(1, 400));
      text.add(" (").add(random.between(1995, 2025)).add(") ").add(random.below(100_000));
      writer.element(JOURNAL, text);
      text.clear().add("10.").add(random.between(1000, 9999)).add('/').add(articles).add('.');
      writer.element(DOI, text.add(random.below(1_000_000)));
    }
    writer.element(LICENCE, random.pick(HarvestWords.LICENCES));
    writer.element(ABSTRACT, summary()).newline().end();
  }

  private void author(DocumentWriter writer) throws IOException {
    writer.start(AUTHOR).element(KEY_NAME, random.pick(HarvestWords.SURNAMES));
    text.clear().add((char) ('A' + random.below(26))).add('.');
    if (random.chance(40)) {
      text.add(' ').add((char) ('A' + random.below(26))).add('.');
    }
    writer.element(FORENAMES, text).end();
  }

  private TextBuffer title() {
    text.clear().add(random.pick(HarvestWords.BEGINNINGS)).add(' ');
    text.add(random.pick(HarvestWords.ADJECTIVES)).add(' ').add(random.pick(HarvestWords.NOUNS));
    text.add(random.pick(HarvestWords.LINKS)).add(random.pick(HarvestWords.ADJECTIVES));
    return text.add(' ').add(random.pick(HarvestWords.NOUNS));
  }

  /** Lines of at most eighty characters or a word more, the first and all others indented. */
  private TextBuffer summary() {
    text.clear().add(' ');
    column = 1;
    for (int sentences = random.between(5, 9); sentences > 0; sentences--) {
      word(random.pick(HarvestWords.OPENINGS));
      word(random.pick(HarvestWords.ADJECTIVES));
      word(random.pick(HarvestWords.NOUNS));
      word(random.pick(HarvestWords.VERBS));
      word(random.pick(HarvestWords.ADJECTIVES));
      word(random.pick(HarvestWords.NOUNS));
      if (random.chance(30)) {
        word(random.pick(HarvestWords.FORMULAS));
      }
      word(random.pick(HarvestWords.ENDINGS));
      text.add('.');
    }
    return text.add('\n');
  }

  private void word(String words) {
    boolean wraps = column + words.length() >= LINE;
    text.add(column == 1 ? "" : wraps ? "\n" : " ").add(words);
    column = (wraps ? 0 : column + 1) + words.length();
  }

  private void identifier(TextBuffer target) {
    target.padded(1 + articles / 100_000 % 9999, 4).add('.').padded(articles % 100_000, 5);
  }

  private TextBuffer date() {
    text.clear().add(random.between(1995, 2025)).add('-').padded(random.between(1, 12), 2);
    return text.add('-').padded(random.between(1, 28), 2);
  }
}
