package org.xmlbench.results.stats;

import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;

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
    double[] places = places(low, high, panels);
    return integrateAt(place -> f.applyAsDouble(places[place]), low, high, panels);
  }

  /** The places at which a function is asked for, panel by panel. */
  public static double[] places(double low, double high, int panels) {
    double half = (high - low) / panels / 2;
    double[] places = new double[panels * NODES];
    for (int panel = 0; panel < panels; panel++) {
      double middle = low + half * (2 * panel + 1);
      for (int i = 0; i < NODES; i++) {
        places[panel * NODES + i] = middle + half * X[i];
      }
    }
    return places;
  }

  /** The same integral of a function of the number of one of its {@link #places}. */
  public static double integrateAt(IntToDoubleFunction f, double low, double high, int panels) {
    double sum = 0;
    for (int place = 0; place < panels * NODES; place++) {
      sum += W[place % NODES] * f.applyAsDouble(place);
    }
    return (high - low) / panels / 2 * sum;
  }
}
