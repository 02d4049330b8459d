package org.xmlbench.soap.load;

/**
 * What a server answered.
 *
 * @param status of HTTP
 * @param body without chunks' heads
 * @param closes whether the server closes the connection now
 */
public record RawReply(int status, byte[] body, boolean closes) {}
