/**
 * What a parser reports: the sink that every driver feeds, its totals, the canonical event stream
 * and that stream's digest, by which two parsers are compared.
 */
package org.xmlbench.core.event;
