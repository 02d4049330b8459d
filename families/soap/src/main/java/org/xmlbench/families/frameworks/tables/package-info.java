/** Results of binding frameworks. */
package org.xmlbench.families.frameworks.tables;
