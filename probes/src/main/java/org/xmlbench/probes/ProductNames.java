package org.xmlbench.probes;

import org.xmlbench.probes.writer.Name;

/** Names of the elements and attributes of a product of {@code unicode}, in one language. */
record ProductNames(
    Name product, Name id, Name group, Name title, Name description, Name maker, Name price) {
  static final ProductNames ENGLISH =
      of("product", "id", "group", "title", "description", "maker", "price");

  static final ProductNames FRENCH =
      of("article", "référence", "catégorie", "désignation", "présentation", "société", "prix");

  /** Those of CommerceML 2. */
  static final ProductNames RUSSIAN =
      of("Товар", "Ид", "Группа", "Наименование", "Описание", "Изготовитель", "Цена");

  static final ProductNames GREEK =
      of("προϊόν", "κωδικός", "ομάδα", "τίτλος", "περιγραφή", "κατασκευαστής", "τιμή");

  static final ProductNames JAPANESE = of("商品", "番号", "分類", "名称", "説明", "製造者", "価格");

  private static ProductNames of(String... names) {
    return new ProductNames(
        Name.of(names[0]),
        Name.of(names[1]),
        Name.of(names[2]),
        Name.of(names[3]),
        Name.of(names[4]),
        Name.of(names[5]),
        Name.of(names[6]));
  }
}
