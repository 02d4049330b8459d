package org.xmlbench.soap.operation;

/**
 * An event of a notification stream.
 *
 * @param sequenceNumber its place in the stream
 * @param timestamp when it happened
 * @param message what happened
 */
public record SimpleEvent(int sequenceNumber, double timestamp, String message) {}
