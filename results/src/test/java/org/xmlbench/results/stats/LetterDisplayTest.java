package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LetterDisplayTest {
  @Test
  void chainOfNeighboursOverlaps() {
    boolean[][] separated = new boolean[3][3];
    separated[0][2] = true;
    separated[2][0] = true;

    assertThat(LetterDisplay.of(separated, new double[] {3, 2, 1})).containsExactly("b", "ab", "a");
  }

  @Test
  void subjectsWithoutSeparationShareOneLetter() {
    assertThat(LetterDisplay.of(new boolean[3][3], new double[] {1, 2, 3}))
        .isEqualTo(List.of("a", "a", "a"));
  }

  @Property(tries = 300)
  void lettersAreSharedBySubjectsThatAreNotSeparated(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 12) int subjects) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] means = random.doubles(subjects).toArray();
    boolean[][] separated = new boolean[subjects][subjects];
    for (int i = 0; i < subjects; i++) {
      for (int j = 0; j < i; j++) {
        separated[i][j] = random.nextDouble() < 0.4;
        separated[j][i] = separated[i][j];
      }
    }

    List<String> letters = LetterDisplay.of(separated, means);

    for (int i = 0; i < subjects; i++) {
      assertThat(letters.get(i)).isNotEmpty();
      for (int j = 0; j < i; j++) {
        assertThat(shareALetter(letters.get(i), letters.get(j))).isEqualTo(!separated[i][j]);
      }
    }
    int best = AllPairs.lowest(means);
    assertThat(letters.get(best)).startsWith("a");
  }

  private static boolean shareALetter(String a, String b) {
    List<String> ofA = List.of(a.split("(?<=.)(?=[a-z])"));
    return List.of(b.split("(?<=.)(?=[a-z])")).stream().anyMatch(ofA::contains);
  }
}
