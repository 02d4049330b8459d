/** Results of what parsers let in. */
package org.xmlbench.families.security.tables;
