/** Results of what parsers let in. */
package org.xmlbench.results.family.security;
