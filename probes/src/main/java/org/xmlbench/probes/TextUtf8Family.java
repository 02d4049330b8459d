package org.xmlbench.probes;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code text-utf8:SIZE}: messages of a discussion, long texts in characters of two, three and four
 * bytes in UTF-8 between markup that is ASCII. It asks how fast a parser decodes where next to
 * nothing is markup.
 *
 * <p>Source: the words are of Russian, Arabic, Hindi, Chinese and Japanese, whose letters have two
 * and three bytes; those of four are emoji and ideographs beyond the Basic Multilingual Plane. How
 * much there is of each is ours: a third of the texts are of each length, more of four bytes than
 * any real document has.
 */
final class TextUtf8Family extends ByteSizedFamily {
  private static final Name ROOT = Name.of("messages");
  private static final Name MESSAGE = Name.of("message");
  private static final Name ID = Name.of("id");
  private static final Name LANGUAGE = Name.of("lang");
  private static final Name TEXT = Name.of("text");

  private static final String[] LANGUAGES = {"ru", "ar", "hi", "zh", "ja", "emoji"};
  private static final String[][] WORDS = {
    words(
        "время человек город работа вопрос дорога книга вечером говорить находиться большой"
            + " хорошо потому который вместе слово история память случай весна"),
    words(
        "كتاب مدينة طريق سؤال عمل وقت كبير جديد قديم معا تاريخ ذاكرة ربيع كلمة مساء شمس بحر باب"
            + " قلم بيت"),
    words(
        "समय मनुष्य नगर काम प्रश्न मार्ग पुस्तक शाम बोलना बड़ा अच्छा क्योंकि जो साथ शब्द इतिहास"
            + " स्मृति घटना वसंत घर"),
    words("时间 人们 城市 工作 问题 道路 书籍 晚上 说话 很大 很好 因为 哪个 一起 词语 历史 记忆 情况 春天 房子"),
    words("時間 人間 都市 仕事 問題 道路 本を 夕方 話す 大きな 良い なぜなら どの 一緒に 言葉 歴史 記憶 場合 春の 家で"),
    words("😀 🎉 🚀 🌍 🐘 🍎 🎵 🏠 🔥 💧 🌱 📚 🕰 🧭 🪐 🦉 𠀋 𡈽 𤭢 𩸽"),
  };

  /** Three languages share the texts of three bytes, two those of two. */
  private static final int[] SHARES = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 0, 0, 0};

  private static final int EMOJI = 5;

  TextUtf8Family() {
    super(
        "text-utf8",
        "messages of long texts in characters of two, three and four bytes",
        "words of five languages, emoji and rare ideographs; the shares are ours");
  }

  private static String[] words(String list) {
    return list.split(" ");
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.SUPPLEMENTARY_CHARACTERS);
  }

  @Override
  Set<DocumentEncoding> encodings() {
    return EnumSet.of(DocumentEncoding.UTF_8, DocumentEncoding.UTF_16);
  }

  @Override
  Records records(long seed) {
    return new Messages(new SplitMix64(seed));
  }

  /** The messages of one document. */
  private static final class Messages implements Records {
    private static final int FEWEST_WORDS = 10;
    private static final int MOST_WORDS = 80;

    private final SplitMix64 random;
    private final TextBuffer text = new TextBuffer();
    private long number;

    Messages(SplitMix64 random) {
      this.random = random;
    }

    @Override
    public void open(DocumentWriter writer) throws IOException {
      writer.declaration();
      writer.start(ROOT).newline();
    }

    /** The first message is of emoji: what the document needs does not depend on its size. */
    @Override
    public void next(DocumentWriter writer) throws IOException {
      number++;
      int language = number == 1 ? EMOJI : SHARES[random.below(SHARES.length)];
      writer.start(MESSAGE).attribute(ID, text.clear().add(number));
      writer.attribute(LANGUAGE, LANGUAGES[language]);
      writer.start(TEXT);
      int words = random.between(FEWEST_WORDS, MOST_WORDS);
      for (int i = 0; i < words; i++) {
        text.clear().add(random.pick(WORDS[language]));
        writer.text(text.add(i % 12 == 11 ? ".\n" : language == 3 || language == 4 ? "" : " "));
      }
      writer.end().end().newline();
    }

    @Override
    public void close(DocumentWriter writer) throws IOException {
      writer.end().newline();
    }
  }
}
