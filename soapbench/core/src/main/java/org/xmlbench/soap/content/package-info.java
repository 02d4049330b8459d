/**
 * What messages carry, described once: {@link org.xmlbench.soap.content.MessageContent} writes and
 * reads it by whatever writes and reads elements.
 */
package org.xmlbench.soap.content;
