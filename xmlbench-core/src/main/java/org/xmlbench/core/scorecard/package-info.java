/**
 * What runs in a JVM with one library on its class path to find out what it lets in and where it
 * stops, as programs set it up: for {@code security} and {@code limits}. Nothing is timed here.
 */
package org.xmlbench.core.scorecard;
