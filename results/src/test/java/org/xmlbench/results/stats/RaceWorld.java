package org.xmlbench.results.stats;

import java.util.SplittableRandom;

/** What disturbs the forks of a race that is simulated: each world draws them around 0. */
enum RaceWorld {
  NORMAL {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return spread * random.nextGaussian();
    }
  },
  /** Student's distribution of four degrees of freedom. */
  HEAVY_TAILS {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      double squares = 0;
      for (int i = 0; i < 4; i++) {
        double value = random.nextGaussian();
        squares += value * value;
      }
      return spread * random.nextGaussian() / Math.sqrt(squares / 4) / Math.sqrt(2);
    }
  },
  /** The machine wanders by 1.2 %, forgotten after 15 forks. */
  DRIFT {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return spread * random.nextGaussian();
    }

    @Override
    double driftSpread() {
      return 0.012;
    }
  },
  /** Residuals of recorded runs, scaled to the spread. */
  RECORDED {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return RecordedResiduals.draw(random) * spread;
    }
  },
  /** Of every four subjects none, none, a fifth and half of the forks are 8 % slower. */
  TWO_SPEEDS {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return slow(random, SHARES[subject % SHARES.length], 0.08) + spread * random.nextGaussian();
    }
  },
  /** The same in the opposite order of subjects: half, a fifth, none, none. */
  TWO_SPEEDS_FIRST {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      int place = SHARES.length - 1 - subject % SHARES.length;
      return slow(random, SHARES[place], 0.08) + spread * random.nextGaussian();
    }
  },
  /** One of the subjects spreads five times as far as the others. */
  ONE_NOISY {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return (subject == 1 ? 5 : 1) * spread * random.nextGaussian();
    }
  },
  /** 30 % of the forks of every subject are 20 % slower. */
  RARE_AND_FAR {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return slow(random, 0.3, 0.2) + spread * random.nextGaussian();
    }
  },
  /** A fork of a subject resembles that of the block before, by a correlation of 0.2. */
  CORRELATED_BLOCKS {
    @Override
    double noise(SplittableRandom random, int subject, double spread) {
      return spread * random.nextGaussian();
    }

    @Override
    double correlation() {
      return 0.2;
    }
  };

  private static final double[] SHARES = {0, 0, 0.2, 0.5};

  /** The noise of a fork; its mean is 0. */
  abstract double noise(SplittableRandom random, int subject, double spread);

  double driftSpread() {
    return 0;
  }

  double correlation() {
    return 0;
  }

  private static double slow(SplittableRandom random, double share, double cost) {
    double log = Math.log1p(cost);
    return (random.nextDouble() < share ? log : 0) - share * log;
  }
}
