/**
 * What drivers of one API style share: the parsers over SAX, StAX and DOM. A driver names the
 * library's class, sets its options, and hands it to one of these.
 */
package org.xmlbench.core.driver.support;
