package org.xmlbench.families.toy.fork;

import java.util.Arrays;
import java.util.PriorityQueue;

@FunctionalInterface
interface Sort {
  /** The numbers in order, in a new array. */
  int[] sorted(int[] numbers);

  /**
   * The sort of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  static Sort of(String name) {
    return switch (name) {
      case "heap-sort" -> new HeapSort();
      case "merge-sort" -> new MergeSort();
      default -> throw new IllegalArgumentException("no sort is called '%s'".formatted(name));
    };
  }

  final class HeapSort implements Sort {
    @Override
    public int[] sorted(int[] numbers) {
      PriorityQueue<Integer> heap = new PriorityQueue<>(Arrays.stream(numbers).boxed().toList());
      int[] sorted = new int[numbers.length];
      Arrays.setAll(sorted, i -> heap.remove());
      return sorted;
    }
  }

  /** By merging halves. */
  final class MergeSort implements Sort {
    @Override
    public int[] sorted(int[] numbers) {
      if (numbers.length < 2) {
        return numbers.clone();
      }
      int middle = numbers.length / 2;
      return merged(
          sorted(Arrays.copyOf(numbers, middle)),
          sorted(Arrays.copyOfRange(numbers, middle, numbers.length)));
    }

    private static int[] merged(int[] a, int[] b) {
      int[] all = new int[a.length + b.length];
      int i = 0;
      int j = 0;
      while (i + j < all.length) {
        boolean fromFirst = j == b.length || i < a.length && a[i] <= b[j];
        all[i + j] = fromFirst ? a[i++] : b[j++];
      }
      return all;
    }
  }
}
