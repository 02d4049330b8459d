package org.xmlbench.core.driver.support;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.document.Capability;

/** The encodings, other than UTF-8, that XML documents in the world declare. */
public final class CommonEncodings {
  /** Their names, as the registry of character sets prefers them, in upper case. */
  public static final List<String> ALL =
      List.of(
          "BIG5",
          "EUC-JP",
          "EUC-KR",
          "GB18030",
          "GB2312",
          "GBK",
          "ISO-2022-JP",
          "ISO-8859-1",
          "ISO-8859-15",
          "ISO-8859-2",
          "ISO-8859-5",
          "ISO-8859-7",
          "ISO-8859-9",
          "KOI8-R",
          "KOI8-U",
          "SHIFT_JIS",
          "US-ASCII",
          "UTF-16",
          "UTF-32",
          "WINDOWS-1250",
          "WINDOWS-1251",
          "WINDOWS-1252");

  private CommonEncodings() {}

  /** What a library lacks that reads UTF-8 and {@code read} only. */
  public static Set<Capability> lackingAllBut(String... read) {
    Set<String> known = Set.of(read);
    return ALL.stream()
        .filter(name -> !known.contains(name))
        .map(Capability::encoding)
        .collect(Collectors.toUnmodifiableSet());
  }
}
