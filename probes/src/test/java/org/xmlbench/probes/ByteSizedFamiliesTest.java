package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of sizes in bytes, and that no part of a document comes twice. */
class ByteSizedFamiliesTest {
  private static final int WINDOW = 4096;
  private static final Pattern RECORD =
      Pattern.compile(
          "\n ?<(ProteinEntry|protocol|snp|assay|genotypes|frequencies|node|way|changeset"
              + "|product|article|Товар|προϊόν|商品|message|section|record)[ >]");

  @ParameterizedTest
  @CsvSource({
    "psd, 1024", "psd, 10000", "psd, 65536", "psd, 1048577",
    "hapmap, 1024", "hapmap, 10000", "hapmap, 65536", "hapmap, 1048577",
    "attributes, 1024", "attributes, 10000", "attributes, 65536", "attributes, 1048577",
    "unicode, 1024", "unicode, 10000", "unicode, 65536", "unicode, 1048577",
    "text-utf8, 1024", "text-utf8, 10000", "text-utf8, 65536", "text-utf8, 1048577",
    "mixed, 1024", "mixed, 10000", "mixed, 65536", "mixed, 1048577",
    "harvest, 1024", "harvest, 10000", "harvest, 65536", "harvest, 1048577"
  })
  void reachesItsSizeAndOvershootsByLessThanARecord(String family, int size) {
    byte[] bytes = SmallDocuments.generate(family + ":" + size).bytes();
    assertThat(bytes).hasSizeGreaterThanOrEqualTo(size);
    // A character a byte, so that places in the text are places in the document.
    String text = new String(bytes, StandardCharsets.ISO_8859_1);

    int lastRecord = 0;
    int records = 0;
    for (Matcher matcher = RECORD.matcher(text); matcher.find(); records++) {
      lastRecord = matcher.start() + 1;
    }
    assertThat(records).isPositive();
    if (records > 1) {
      assertThat(lastRecord).isLessThan(size);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "psd:8MiB",
    "hapmap:8MiB",
    "attributes:8MiB",
    "unicode:8MiB",
    "text-utf8:8MiB",
    "mixed:16MiB",
    "harvest:16MiB"
  })
  void noBlockComesTwice(String name) {
    String text = SmallDocuments.generate(name).text();
    Set<String> windows = new HashSet<>();
    int records = 0;
    Matcher matcher = RECORD.matcher(text);
    while (matcher.find() && matcher.start() + WINDOW < text.length()) {
      records++;
      windows.add(text.substring(matcher.start(), matcher.start() + WINDOW));
    }
    assertThat(records).isGreaterThan(5000);
    assertThat(windows).hasSize(records);
  }

  @ParameterizedTest
  @CsvSource({
    "psd:8MiB, id",
    "hapmap:8MiB, lsid",
    "attributes:8MiB, id",
    "unicode:8MiB, id",
    "text-utf8:8MiB, id",
    "mixed:16MiB, id"
  })
  void everyRecordHasItsOwnIdentifier(String name, String attribute) {
    String text = SmallDocuments.generate(name).text();
    Matcher matcher =
        Pattern.compile(
                "\n ?(<(?:ProteinEntry|snp|assay|node|way|changeset|product|message|section) "
                    + attribute
                    + "=[\"'][^\"']+)[\"']")
            .matcher(text);
    Set<String> identifiers = new HashSet<>();
    int records = 0;
    while (matcher.find()) {
      records++;
      identifiers.add(matcher.group(1));
    }
    assertThat(records).isGreaterThan(3000);
    assertThat(identifiers).hasSize(records);
  }
}
