package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.ProductLanguage.Words;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/** The products of a {@code unicode} document, each in a language of its own. */
final class ProductRecords implements Records {
  private static final Name CATALOGUE = Name.of("catalogue");
  private static final Name VERSION = Name.of("version");
  private static final Name CURRENCY = Name.of("currency");
  private static final Name STOCK = Name.of("stock");
  private static final Name LANGUAGE = Name.of("language");
  private static final int OWN_NAMES_PERCENT = 25;
  private static final int ALL_SHARES = ProductLanguage.shares();

  private final SplitMix64 random;
  private final TextBuffer text = new TextBuffer();
  private long products;

  ProductRecords(long seed) {
    random = new SplitMix64(seed);
  }

  @Override
  public void open(DocumentWriter writer) throws IOException {
    writer.declaration();
    writer.start(CATALOGUE).attribute(VERSION, "2.10").newline();
  }

  @Override
  public void next(DocumentWriter writer) throws IOException {
    ProductLanguage language = language();
    boolean own = language.ownNames().isPresent() && random.chance(OWN_NAMES_PERCENT);
    ProductNames names = own ? language.ownNames().get() : ProductNames.ENGLISH;
    Words words = language.words();
    products++;
    writer.start(names.product()).attribute(names.id(), text.clear().add("p").add(products));
    writer.attribute(LANGUAGE, language.code());
    text.clear().add(random.pick(words.nouns()));
    writer.attribute(names.group(), text.add(words.space()).add(random.pick(words.nouns())));
    line(writer).element(names.title(), title(words));
    int sentences = random.between(1, 4);
    text.clear();
    for (int i = 0; i < sentences; i++) {
      text.add(i == 0 ? "" : words.space());
      sentence(words);
    }
    line(writer).element(names.description(), text);
    text.clear().add(random.pick(words.nouns())).add(" & ").add(random.pick(words.nouns()));
    line(writer).element(names.maker(), text);
    line(writer).start(names.price()).attribute(CURRENCY, language.currency());
    writer.attribute(STOCK, text.clear().add(random.below(500)));
    writer.text(text.clear().decimal(random.between(99, 250_000), 2)).end();
    writer.newline().end().newline();
  }

  @Override
  public void close(DocumentWriter writer) throws IOException {
    writer.end().newline();
  }

  private ProductLanguage language() {
    int share = random.below(ALL_SHARES);
    for (ProductLanguage language : ProductLanguage.ALL) {
      share -= language.share();
      if (share < 0) {
        return language;
      }
    }
    throw new AssertionError("shares add up to " + ALL_SHARES);
  }

  private TextBuffer title(Words words) {
    text.clear().add(random.pick(words.adjectives())).add(words.space());
    text.add(random.pick(words.nouns())).add(words.space()).add(random.pick(words.nouns()));
    return text.add(' ').add((char) ('A' + random.below(26))).add(random.between(10, 9999));
  }

  private void sentence(Words words) {
    int clauses = random.between(2, 4);
    for (int i = 0; i < clauses; i++) {
      text.add(i == 0 ? "" : words.comma()).add(random.pick(words.adjectives()));
      text.add(words.space()).add(random.pick(words.nouns())).add(words.space());
      text.add(random.pick(words.links())).add(words.space()).add(random.pick(words.nouns()));
    }
    text.add(words.stop());
  }

  private static DocumentWriter line(DocumentWriter writer) throws IOException {
    return writer.text("\n  ");
  }
}
