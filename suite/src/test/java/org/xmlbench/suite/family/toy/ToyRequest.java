package org.xmlbench.suite.family.toy;

import java.util.List;
import org.xmlbench.suite.run.RunRequest;

/**
 * What the user asks of a run of sorts.
 *
 * @param profile name of the profile
 * @param numbers how many numbers are sorted, an array each
 * @param blocks blocks of each array
 * @param seed seed of the order of forks
 */
record ToyRequest(String profile, List<Integer> numbers, int blocks, long seed)
    implements RunRequest {}
