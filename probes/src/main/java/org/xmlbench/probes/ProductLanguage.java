package org.xmlbench.probes;

import java.util.List;
import java.util.Optional;

/**
 * A language of {@code unicode}.
 *
 * @param code its code by ISO 639-1
 * @param share its share among the products, in parts of {@link #shares()}
 * @param currency what prices are in
 * @param ownNames names of elements and attributes in the language, where some products have them
 */
record ProductLanguage(
    String code, int share, String currency, Optional<ProductNames> ownNames, Words words) {
  /**
   * Words, and what stands between them.
   *
   * @param links what connects two nouns
   * @param space between two words; empty where a language has none
   * @param comma between two clauses
   * @param stop after a sentence
   */
  record Words(
      String[] adjectives,
      String[] nouns,
      String[] links,
      String space,
      String comma,
      String stop) {
    private static Words spaced(String adjectives, String nouns, String links) {
      return new Words(adjectives.split(" "), nouns.split(" "), links.split(" "), " ", ", ", ".");
    }

    private static Words dense(String adjectives, String nouns, String links) {
      return new Words(adjectives.split(" "), nouns.split(" "), links.split(" "), "", "、", "。");
    }
  }

  /** By their shares of the Web in thousandths, English left out. */
  static final List<ProductLanguage> ALL =
      List.of(
          new ProductLanguage(
              "ru",
              61,
              "RUB",
              Optional.of(ProductNames.RUSSIAN),
              Words.spaced(
                  "новый лёгкий прочный большой удобный надёжный тёплый цветной складной детский",
                  "стол чайник велосипед светильник рюкзак словарь ключ набор ковёр корпус экран"
                      + " провод фильтр шкаф молоток учебник зонт будильник",
                  "для без и под через около")),
          new ProductLanguage(
              "es",
              36,
              "EUR",
              Optional.empty(),
              Words.spaced(
                  "pequeño rápido ligero nuevo plegable verde blanco suave moderno alto elegante"
                      + " español",
                  "lámpara bicicleta cinturón mesa silla jardín cocina puerta paraguas ventana"
                      + " tamaño libro estante tijeras cuchillo reloj algodón manta juguete",
                  "para con sin y de más")),
          new ProductLanguage(
              "fr",
              27,
              "EUR",
              Optional.of(ProductNames.FRENCH),
              Words.spaced(
                  "léger solide pratique grand rond protégé rouge blanc pliable durable simple"
                      + " française",
                  "théière table lampe chaise fenêtre tasse livre jardin appareil couteau coffret"
                      + " tapis horloge poignée garçon montre cuisine tiroir",
                  "à pour sans avec et dans")),
          new ProductLanguage(
              "de",
              26,
              "EUR",
              Optional.empty(),
              Words.spaced(
                  "großer runder fester heller bunter neuer leichter klappbarer weicher starker",
                  "Schlüssel Tisch Lampe Kaffeemühle Fahrrad Kamera Regal Zubehör Schrank Decke"
                      + " Werkzeug Teller Hammer Kissen Wecker Leuchte Stift Garten",
                  "für mit ohne und aus samt")),
          new ProductLanguage(
              "ja",
              21,
              "JPY",
              Optional.of(ProductNames.JAPANESE),
              Words.dense(
                  "新しい 小さな 丈夫な 軽い 便利な 美しい 大型の 折りたたみ式 電動 日本製の",
                  "自転車 時計 照明 テーブル カメラ 辞書 傘 工具 コーヒー 鞄 台所 部品 ケーブル 茶碗 机 電池 布団",
                  "と の による から のための および")),
          new ProductLanguage(
              "zh",
              14,
              "CNY",
              Optional.empty(),
              Words.dense(
                  "新款 轻便 耐用 大号 折叠 电动 彩色 儿童 高级 防水",
                  "自行车 台灯 茶壶 书包 字典 雨伞 工具箱 手表 相机 椅子 地毯 钥匙 屏幕 电缆 过滤器 衣柜 闹钟",
                  "和 与 适用于 用于 以及 配")),
          new ProductLanguage(
              "pl",
              8,
              "PLN",
              Optional.empty(),
              Words.spaced(
                  "duży lekki składany nowy mocny wygodny zielony elegancki ciepły tani",
                  "krzesło lampa zegar stolik rower półka kubek narzędzie dywan kuchnia ręcznik"
                      + " okno plecak część koc parasol",
                  "dla bez i pod oraz między")),
          new ProductLanguage(
              "uk",
              5,
              "UAH",
              Optional.empty(),
              Words.spaced(
                  "новий легкий міцний великий зручний надійний теплий кольоровий дитячий",
                  "стіл чайник велосипед світильник рюкзак словник ключ набір килим корпус екран"
                      + " дріт фільтр годинник їжа ґрунт",
                  "для без і під через біля")),
          new ProductLanguage(
              "ko",
              5,
              "KRW",
              Optional.empty(),
              Words.spaced(
                  "새로운 가벼운 튼튼한 커다란 편리한 아름다운 접이식 전동 방수",
                  "자전거 시계 조명 탁자 사진기 사전 우산 공구 커피 가방 부엌 부품 전선 찻잔 책상 건전지",
                  "및 또는 위한 함께 없는")),
          new ProductLanguage(
              "el",
              2,
              "EUR",
              Optional.of(ProductNames.GREEK),
              Words.spaced(
                  "νέο ελαφρύ ανθεκτικό μεγάλο άνετο αξιόπιστο ζεστό έγχρωμο πτυσσόμενο παιδικό",
                  "τραπέζι ποδήλατο φωτιστικό σακίδιο λεξικό κλειδί ρολόι χαλί οθόνη καλώδιο φίλτρο"
                      + " ντουλάπι σφυρί βιβλίο",
                  "για χωρίς και με κάτω από")));

  /** What the shares of all languages add up to. */
  static int shares() {
    return ALL.stream().mapToInt(ProductLanguage::share).sum();
  }
}
