package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;

/** The first screen of a phone with names of any length and all notes that it can have. */
@Tag("optional")
class PhoneScreenInBrowserTest extends InBrowser {
  private static final int PHONE = 390;
  private static final int PHONE_HEIGHT = 844;
  private static final String LONG = "-of-a-longer-name";
  private static final String CUT =
      "[...document.querySelectorAll('.first > p, .first > .answers div, .next > p')]"
          + ".filter(node => node.scrollHeight > node.clientHeight + 1)"
          + ".map(node => node.textContent)";

  /**
   * A run.
   *
   * @param end what all names of subjects and documents end with
   * @param notes whether it is noisy, of several sittings, and many of its forks are not steady
   */
  private record Screen(int documents, String end, boolean notes) {
    RunFolder write(Path folder) {
      QuickRun quick = QuickRun.of(documents).named(end);
      RunFolder run = (notes ? quick.onNoisyHost() : quick).write(folder);
      if (notes) {
        inSittings(run);
        unsteady(run);
      }
      return run;
    }

    private static void inSittings(RunFolder run) {
      for (String session : List.of("2026-11-01T09:00:00Z", "2026-11-01T12:00:00Z")) {
        DoctorFile.append(run.path(), new HostDiagnosis(session, List.of()));
      }
      ForkStatus early = ForkStatus.ok("2026-11-01T09:00:00Z");
      run.append(run.forks().records().getLast().withStatus(early));
    }

    private static void unsteady(RunFolder run) {
      run.forks().records().stream()
          .filter(fork -> fork.block() <= 2)
          .map(fork -> fork.withTiming(fork.timing().labelled(ForkRecord.NOT_STEADY)))
          .forEach(run::append);
    }
  }

  @TempDir private Path temp;

  static Stream<Screen> screens() {
    return Stream.of(1, 3, 4)
        .flatMap(
            documents ->
                Stream.of("", LONG, LONG.repeat(3), LONG.repeat(12))
                    .flatMap(
                        end ->
                            Stream.of(true, false)
                                .map(notes -> new Screen(documents, end, notes))));
  }

  private void show(Screen screen) {
    Path page = temp.resolve("page.html");
    Report.write(List.of(screen.write(temp.resolve("run"))), page);
    browser.open(page, PHONE, false);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("screens")
  void answerPictureAndNextStepAreOnIt(Screen screen) {
    assertThatAllIsOn(screen);
  }

  @Test
  void soTheyAreWithAllNotesAndLongNames() {
    assertThatAllIsOn(new Screen(4, LONG.repeat(3), true));
  }

  private void assertThatAllIsOn(Screen screen) {
    show(screen);
    assertThat(browser.texts(".first > p")).hasSize(screen.notes() ? 3 : 0);
    assertThat(browser.bottom(".first > .answers"))
        .isLessThanOrEqualTo(browser.top(".first .chart"));
    assertThat(browser.bottom(".first .chart")).isLessThanOrEqualTo(browser.top(".next"));
    assertThat(browser.bottom(".next > p")).isLessThanOrEqualTo(PHONE_HEIGHT);
    assertThat(browser.texts(".next > p").getFirst()).startsWith("Take ");
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
  }

  @Tag("slow")
  @Test
  void onlyWhatIsTooLongIsCut() {
    show(new Screen(3, "", false));
    assertThat((List<?>) browser.evaluate(CUT)).isEmpty();
  }

  @Tag("slow")
  @Test
  void aCutTextIsWholeAtATap() {
    show(new Screen(3, LONG.repeat(12), true));
    List<?> cut = (List<?>) browser.evaluate(CUT);
    assertThat(cut).hasSizeGreaterThan(3);
    browser.click(".first > p");
    assertThat((List<?>) browser.evaluate(CUT)).hasSize(cut.size() - 1);
  }
}
