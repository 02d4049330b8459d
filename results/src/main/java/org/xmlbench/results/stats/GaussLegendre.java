package org.xmlbench.results.stats;

import java.util.function.DoubleUnaryOperator;

/** Composite Gauss-Legendre quadrature with sixteen nodes a panel. */
public final class GaussLegendre {
  private static final int NODES = 16;
  private static final double[] X = new double[NODES];
  private static final double[] W = new double[NODES];

  static {
    for (int i = 0; i < NODES; i++) {
      findNode(i);
    }
  }

  private GaussLegendre() {}

  /** Newton's iteration to the i-th root of the Legendre polynomial. */
  private static void findNode(int i) {
    double x = Math.cos(Math.PI * (i + 0.75) / (NODES + 0.5));
    double slope = 0;
    for (int step = 0; step < 50; step++) {
      double previous = 1;
      double value = x;
      for (int degree = 2; degree <= NODES; degree++) {
        double next = ((2 * degree - 1) * x * value - (degree - 1) * previous) / degree;
        previous = value;
        value = next;
      }
      slope = NODES * (x * value - previous) / (x * x - 1);
      x -= value / slope;
    }
    X[i] = x;
    W[i] = 2 / ((1 - x * x) * slope * slope);
  }

  /** The integral of {@code f} from {@code low} to {@code high} in equal panels. */
  public static double integrate(DoubleUnaryOperator f, double low, double high, int panels) {
    double half = (high - low) / panels / 2;
    double sum = 0;
    for (int panel = 0; panel < panels; panel++) {
      double middle = low + half * (2 * panel + 1);
      for (int i = 0; i < NODES; i++) {
        sum += W[i] * f.applyAsDouble(middle + half * X[i]);
      }
    }
    return half * sum;
  }
}
