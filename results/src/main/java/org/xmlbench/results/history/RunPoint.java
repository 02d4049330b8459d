package org.xmlbench.results.history;

/**
 * The figure of a cell in one run.
 *
 * @param run id of the run
 * @param createdUtc when it began, ISO-8601
 * @param version version of the subject's library
 * @param forks verified forks behind the figure
 * @param microsPerOperation geometric mean over these forks, by the clock of the host class
 */
public record RunPoint(
    String run, String createdUtc, String version, int forks, double microsPerOperation) {}
